/**
 * The few files of the store as Python sees them, kept by the browser: in its own file system, where every write is
 * SQLite's own; or in a database of blocks, where what was committed goes in one transaction; or, when the browser keeps
 * nothing at all, in memory only.
 */

import type { PyodideAPI } from "pyodide";

export const FOLDER = "/kept";
export const FILE = "store.sqlite";
/** The store, its log, and the journal that SQLite needs before there is a log. */
const NAMES = [FILE, `${FILE}-wal`, `${FILE}-journal`] as const;

const BLOCK = 65_536;
const [NO_SPACE, BROKEN, MISSING, NOT_PERMITTED] = [51, 29, 44, 63];

/** One file. */
interface Slot {
  isThere: boolean;
  size(): number;
  read(into: Uint8Array, at: number): number;
  write(from: Uint8Array, at: number): void;
  cut(size: number): void;
}

export type Keeping = "files" | "blocks" | "memory";

export interface Disk {
  readonly kind: Keeping;
  readonly slots: ReadonlyMap<string, Slot>;
  /** Settled when everything that was written is kept. */
  durable(): Promise<void>;
}

// The browser's own file system

class FileSlot implements Slot {
  isThere: boolean;
  isWritten = false;

  constructor(readonly handle: FileSystemSyncAccessHandle) {
    this.isThere = handle.getSize() > 0;
  }

  size(): number {
    return this.handle.getSize();
  }

  read(into: Uint8Array<ArrayBuffer>, at: number): number {
    return this.handle.read(into, { at });
  }

  write(from: Uint8Array<ArrayBuffer>, at: number): void {
    this.isWritten = true;
    if (this.handle.write(from, { at }) < from.length) throw new DOMException("no space", "QuotaExceededError");
  }

  cut(size: number): void {
    this.isWritten = true;
    this.handle.truncate(size);
  }

  flush(): void {
    if (this.isWritten) this.handle.flush();
    this.isWritten = false;
  }
}

async function inFiles(place: string): Promise<Disk> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(place, { create: true });
  const slots = new Map<string, FileSlot>();
  for (const name of NAMES) {
    const file = await folder.getFileHandle(name, { create: true });
    slots.set(name, new FileSlot(await file.createSyncAccessHandle()));
  }
  return { kind: "files", slots, durable: async () => slots.forEach((slot) => slot.flush()) };
}

// A database of blocks

class BlockSlot implements Slot {
  isThere: boolean;
  readonly changed = new Set<number>();
  isCut = false;
  private bytes: Uint8Array;

  constructor(private length: number, blocks: ReadonlyMap<number, Uint8Array>) {
    this.isThere = length > 0;
    this.bytes = new Uint8Array(Math.max(BLOCK, length));
    for (const [number, block] of blocks) {
      const at = number * BLOCK;
      if (at < length) this.bytes.set(block.subarray(0, length - at), at);
    }
  }

  size(): number {
    return this.length;
  }

  read(into: Uint8Array, at: number): number {
    const part = this.bytes.subarray(at, Math.min(this.length, at + into.length));
    into.set(part);
    return part.length;
  }

  write(from: Uint8Array, at: number): void {
    const end = at + from.length;
    if (end > this.bytes.length) {
      const larger = new Uint8Array(Math.max(end, this.bytes.length * 2));
      larger.set(this.bytes.subarray(0, this.length));
      this.bytes = larger;
    }
    this.bytes.set(from, at);
    this.length = Math.max(this.length, end);
    for (let number = Math.floor(at / BLOCK); number * BLOCK < end; number += 1) this.changed.add(number);
  }

  cut(size: number): void {
    this.bytes.fill(0, size, this.length);
    this.length = size;
    this.isCut = true;
  }

  block(number: number): Uint8Array {
    return this.bytes.slice(number * BLOCK, Math.min(this.length, (number + 1) * BLOCK));
  }
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("unknown"));
  });

async function inBlocks(place: string): Promise<Disk> {
  const opening = indexedDB.open(place, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("blocks");
  const base = await settled(opening);
  const slots = new Map<string, BlockSlot>();
  const reading = base.transaction("blocks").objectStore("blocks");
  for (const name of NAMES) {
    const length = (await settled(reading.get([name, -1]))) as number | undefined;
    const range = IDBKeyRange.bound([name, 0], [name, Infinity]);
    const [keys, values] = await Promise.all([settled(reading.getAllKeys(range)), settled(reading.getAll(range))]);
    const blocks = new Map(keys.map((key, n) => [(key as [string, number])[1], values[n] as Uint8Array]));
    slots.set(name, new BlockSlot(length ?? 0, blocks));
  }
  return { kind: "blocks", slots, durable: () => keepBlocks(base, slots) };
}

/** All that changed, in one transaction: the browser keeps the whole of it, or nothing. */
function keepBlocks(base: IDBDatabase, slots: ReadonlyMap<string, BlockSlot>): Promise<void> {
  const changed = [...slots].filter(([, slot]) => slot.isCut || slot.changed.size > 0);
  if (changed.length === 0) return Promise.resolve();
  const writing = base.transaction("blocks", "readwrite", { durability: "strict" });
  const blocks = writing.objectStore("blocks");
  const marks = changed.map(([, slot]) => [slot, [...slot.changed], slot.isCut] as const);
  for (const [name, slot] of changed) {
    if (slot.isCut) blocks.delete(IDBKeyRange.bound([name, Math.ceil(slot.size() / BLOCK)], [name, Infinity]));
    for (const number of slot.changed) if (number * BLOCK < slot.size()) blocks.put(slot.block(number), [name, number]);
    blocks.put(slot.size(), [name, -1]);
    slot.changed.clear();
    slot.isCut = false;
  }
  return new Promise((done, fail) => {
    writing.oncomplete = () => done();
    writing.onabort = () => {
      for (const [slot, numbers, isCut] of marks) {
        for (const number of numbers) slot.changed.add(number);
        slot.isCut ||= isCut;
      }
      fail(writing.error ?? new Error("aborted"));
    };
  });
}

/** The best that this browser has; what it keeps is kept under the name of a place. */
export async function openDisk(place: string): Promise<Disk> {
  for (const open of [inFiles, inBlocks]) {
    try {
      return await open(place);
    } catch (problem) {
      console.warn("the browser does not keep files in this way", problem);
    }
  }
  const slots = new Map(NAMES.map((name) => [name, new BlockSlot(0, new Map())]));
  return { kind: "memory", slots, durable: () => Promise.resolve() };
}

// As a file system of Emscripten: https://emscripten.org/docs/api_reference/Filesystem-API.html

/* eslint-disable @typescript-eslint/no-explicit-any */
type Node = any;

/** Lets Python find the files of the disk in its folder. */
export function mountDisk(python: PyodideAPI, disk: Disk): void {
  const FS = python.FS as any;
  const refuse = (number: number): never => { throw new FS.ErrnoError(number); };
  const guarded = <T>(work: () => T): T => {
    try {
      return work();
    } catch (problem) {
      if (problem instanceof FS.ErrnoError) throw problem;
      const isFull = problem instanceof DOMException && problem.name === "QuotaExceededError";
      return refuse(isFull ? NO_SPACE! : BROKEN!);
    }
  };
  const [FOLDER_MODE, FILE_MODE] = [16_877, 33_188];

  const made = (parent: Node, name: string, mode: number): Node => {
    const node = FS.createNode(parent, name, mode, 0);
    node.node_ops = nodeOps;
    node.stream_ops = streamOps;
    node.slot = disk.slots.get(name);
    return node;
  };

  const nodeOps = {
    getattr: (node: Node) => ({
      dev: 1, ino: node.id, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0,
      size: node.slot ? node.slot.size() : 4096, atime: new Date(0), mtime: new Date(0), ctime: new Date(0), blksize: 4096,
      blocks: node.slot ? Math.ceil(node.slot.size() / 4096) : 1,
    }),
    setattr: (node: Node, change: { size?: number }) => {
      if (change.size !== undefined) guarded(() => node.slot.cut(change.size));
    },
    lookup: (parent: Node, name: string) => {
      const slot = disk.slots.get(name);
      return slot?.isThere ? made(parent, name, FILE_MODE!) : refuse(MISSING!);
    },
    mknod: (parent: Node, name: string) => {
      const slot = disk.slots.get(name) ?? refuse(NOT_PERMITTED!);
      slot.isThere = true;
      return made(parent, name, FILE_MODE!);
    },
    unlink: (_parent: Node, name: string) => {
      const slot = disk.slots.get(name) ?? refuse(MISSING!);
      guarded(() => slot.cut(0));
      slot.isThere = false;
    },
    readdir: () => [".", "..", ...[...disk.slots].filter(([, slot]) => slot.isThere).map(([name]) => name)],
  };

  const streamOps = {
    llseek: (stream: any, offset: number, whence: number) =>
      offset + (whence === 1 ? stream.position : whence === 2 ? stream.node.slot.size() : 0),
    read: (stream: any, buffer: Uint8Array, offset: number, length: number, at: number) =>
      guarded(() => stream.node.slot.read(bytesOf(buffer, offset, length), at)),
    write: (stream: any, buffer: Uint8Array, offset: number, length: number, at: number) => guarded(() => {
      stream.node.slot.write(bytesOf(buffer, offset, length), at);
      return length;
    }),
    fsync: (stream: any) => guarded(() => {
      if (stream.node.slot instanceof FileSlot) stream.node.slot.flush();
      return 0;
    }),
  };

  FS.mkdir(FOLDER);
  FS.mount({ mount: () => made(null, "/", FOLDER_MODE!) }, {}, FOLDER);
}

/** Emscripten hands its heap over, of whatever type. */
function bytesOf(heap: ArrayBufferView, offset: number, length: number): Uint8Array {
  return new Uint8Array(heap.buffer, heap.byteOffset + offset, length);
}
