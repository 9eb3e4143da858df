/** Guided games: loaded when a lesson is taken, or offered for the first time. */

export { LessonPanel } from "./lessons/panel";
export { LessonOffer } from "./lessons/offer";
