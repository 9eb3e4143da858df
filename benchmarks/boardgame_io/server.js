// Serves the small game on a free port of the loopback address and prints that port.  State stays in memory.

const { Server, Origins } = require('boardgame.io/server');
const { Marsh } = require('./game.js');

const server = Server({ games: [Marsh], origins: [Origins.LOCALHOST] });

// Left alone it would listen on every interface.
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready);

server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`listening ${appServer.address().port}`);
});

process.on('SIGTERM', () => process.exit(0));
