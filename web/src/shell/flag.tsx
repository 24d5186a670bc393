const PATTERNS = [
  <path key="white" d="M8 6h8v6H8z" fill="var(--seat-white)" />,
  <path key="cut" d="M24 0v18L17 9z" fill="var(--sheet)" />,
  <path key="bars" d="M0 0h6v18H0zM12 0h6v18h-6z" fill="var(--seat-ink)" />,
  <path key="cross" d="M10 0h4v7h10v4H14v7h-4v-7H0V7h10z" fill="var(--seat-ink)" />,
  <path key="saltire" d="M0 0 24 18M24 0 0 18" stroke="var(--seat-white)" stroke-width="4" />,
]
const GROUNDS = ['blue', 'red', 'yellow', 'white', 'green'] as const

/** The signal flag of a seat: a colour and a pattern of its own. */
export function Flag({ seat }: { seat: number }) {
  const place = seat % GROUNDS.length
  return (
    <svg class="flag" viewBox="0 0 24 18" aria-hidden="true">
      <path d="M0 0h24v18H0z" fill={`var(--seat-${GROUNDS[place]})`} />
      {PATTERNS[place]}
      <path d="M.5.5h23v17H.5z" fill="none" stroke="var(--seat-edge)" />
    </svg>
  )
}
