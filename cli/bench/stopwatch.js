/** Runs in the page that is measured: when its board is first painted, and the answers, how long answers take, which tasks are long. */
const first = Promise.withResolvers()
const whole = Promise.withResolvers()
const answers = []
/** Who waits for how many answers. */
let waiting = []
/** The click that waits for its board: when it was, and which version it was an answer to. */
let clicked
let begun = false
let complete = false

const stopwatch = {
  /** When the first board was painted, with all its parts. */
  board: first.promise,
  /** When the answers were painted, too. */
  whole: whole.promise,
  /** How long each answer took, once there are so many. */
  answers: count =>
    new Promise(resolve => {
      waiting.push({ count, resolve })
      tell()
    }),
  /** How long each task took that took long. */
  long: [],
}
globalThis.stopwatch = stopwatch

function tell() {
  for (const { count, resolve } of waiting) if (answers.length >= count) resolve(answers)
  waiting = waiting.filter(({ count }) => answers.length < count)
}

/** What Hamburg's board consists of: what everybody shares, my board, my hand and the sheets of all others. */
const PARTS = ['.city .church', '.city .stores', '.mine .wall', '.low', '.rivals > .rival']

/** Whether the whole board is there; another page has none to wait for. */
function isWhole() {
  return !document.querySelector('.hamburg') || PARTS.every(part => document.querySelector(part))
}

function version() {
  return document.querySelector('[data-version]')?.getAttribute('data-version') ?? undefined
}

/** Tells the time when what is there now has been painted: the first task after the frame. */
function afterPaint(note) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => note(performance.now())
    port2.postMessage(undefined)
  })
}

new MutationObserver(() => {
  const now = version()
  if (now === undefined) return
  if (!begun && isWhole()) {
    begun = true
    afterPaint(first.resolve)
  }
  if (!complete && document.querySelector('#question [data-answer]')) {
    complete = true
    afterPaint(whole.resolve)
  }
  if (!clicked || clicked.version === now) return
  const { time: begin } = clicked
  clicked = undefined
  afterPaint(time => {
    answers.push(time - begin)
    tell()
  })
}).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ['data-version'],
})

addEventListener(
  'click',
  ({ target, timeStamp }) => {
    if (target.closest('[data-answer]')) clicked = { time: timeStamp, version: version() }
  },
  { capture: true },
)

new PerformanceObserver(list => {
  for (const { duration } of list.getEntries()) stopwatch.long.push(duration)
}).observe({ type: 'longtask', buffered: true })
