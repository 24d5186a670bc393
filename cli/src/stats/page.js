// What the page does besides being read: headings sort the table, arrow keys go through the marks of a plot.

const table = document.querySelector('table')
const rows = [...table.tBodies[0].rows]

for (const [column, head] of [...table.tHead.rows[0].cells].entries()) {
  head.firstElementChild.addEventListener('click', () => sortBy(column, head))
}

function sortBy(column, head) {
  const words = head.classList.contains('word')
  const [first, second] = words ? ['ascending', 'descending'] : ['descending', 'ascending']
  const direction = head.ariaSort === first ? second : first
  const keyOf = row => row.cells[column].dataset.key
  rows.sort((a, b) => {
    const order = words ? keyOf(a).localeCompare(keyOf(b)) : Number(keyOf(a)) - Number(keyOf(b))
    return direction === 'descending' ? -order : order
  })
  table.tBodies[0].append(...rows)
  for (const other of table.tHead.rows[0].cells) other.ariaSort = null
  head.ariaSort = direction
}

const NEXT = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

for (const figure of document.querySelectorAll('figure')) {
  const marks = [...figure.querySelectorAll('.mark')]
  const reading = figure.querySelector('.reading')
  const read = mark => {
    reading.textContent = mark.getAttribute('aria-label')
    // Drawn last, so that no other mark lies on it.
    if (mark.parentNode.lastChild !== mark && document.activeElement !== mark) mark.parentNode.append(mark)
  }
  for (const [i, mark] of marks.entries()) {
    mark.setAttribute('tabindex', i === 0 ? '0' : '-1')
    mark.addEventListener('pointerenter', () => read(mark))
    mark.addEventListener('focus', () => read(mark))
    mark.addEventListener('keydown', event => {
      const step = NEXT[event.key]
      if (step === undefined) return
      event.preventDefault()
      const next = marks[(i + step + marks.length) % marks.length]
      mark.setAttribute('tabindex', '-1')
      next.setAttribute('tabindex', '0')
      next.focus()
    })
  }
}
