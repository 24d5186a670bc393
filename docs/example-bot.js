// A bot that plays at an online table. It needs nothing but Node 22 or newer and a server (`npx kontor serve`):
//
//     node docs/example-bot.js http://localhost:8080             makes a table against a merchant and plays it
//     node docs/example-bot.js http://localhost:8080 <table>     takes an open seat at a table and plays there
//
// docs/api.md describes what it says and hears.
const [server = 'http://localhost:8080', wanted] = process.argv.slice(2)
let cookie = ''

function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Asks for something over HTTP; the cookie says who we are. */
async function ask(path, body) {
  const response = await fetch(server + path, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  for (const each of response.headers.getSetCookie()) cookie = each.split(';')[0]
  const found = await response.json()
  if (!response.ok) throw new Error(found.reason)
  return found
}

/** Which of the answers we give. A better bot looks at the view, too. */
function choose({ question: { answers } }) {
  return answers[Math.floor(Math.random() * answers.length)]
}

async function findTable() {
  if (wanted) return ask(`/api/tables/${wanted}/join`, {})
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'merchant' }]
  return (await ask('/api/tables', { game: 'hamburg', seats, begins: 'full' })).table
}

/** Plays until the game is over. If the connection is lost we come back and tell what we have seen last. */
function play(table, seen = -1) {
  let version = seen
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${table}/socket?seen=${seen}`, {
    headers: { cookie },
  })
  socket.onmessage = ({ data }) => {
    const news = JSON.parse(data)
    const { situation, table: about } = news
    if (news.type === 'refused') say(`refused: ${news.reason}`)
    if (about?.result) {
      say(`places: ${about.result.places.join(' ')}`)
      return socket.close(1000)
    }
    version = situation?.version ?? version
    if (!situation?.question?.answers) return
    // The id makes the command safe to repeat: it is done once, however often it is sent.
    const command = { type: 'answer', id: `answer-${version}`, version, answer: choose(situation) }
    socket.send(JSON.stringify(command))
  }
  socket.onclose = ({ code }) => {
    if (code !== 1000) setTimeout(() => play(table, version), 1000)
  }
}

await ask('/api/guest', { name: 'Example bot' })
const table = await findTable()
say(`table: ${table.id}`)
play(table.id)
