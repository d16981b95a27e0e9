// The nine cells of cells/game.py on boardgame.io's own server, with its tables in memory, as it comes.
// node boardgame.cjs FOLDER PORT, where FOLDER/node_modules has boardgame.io.

const [folder, port] = process.argv.slice(2)
const { Server } = require(require.resolve('boardgame.io/server', { paths: [folder] }))

const cells = {
  name: 'cells',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID
    },
  },
}

Server({ games: [cells], origins: ['http://127.0.0.1'] })
  .run(Number(port))
  .then(() => console.log('ready'))
process.stdin.resume().on('end', () => process.exit(0)) // whoever started it is gone
