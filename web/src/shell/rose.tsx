/** The compass rose: our mark. */
export function Rose() {
  return (
    <svg class="rose" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="19" fill="none" stroke="currentColor" stroke-width="1.2" />
      <circle
        cx="24"
        cy="24"
        r="15.5"
        fill="none"
        stroke="currentColor"
        stroke-width=".6"
        stroke-dasharray="1 2.04"
      />
      <path d="M24 24 33 15 28 24 33 33 24 28 15 33 20 24 15 15 24 20z" fill="var(--rule-2)" />
      <path d="M24 2 27 21 46 24 27 27 24 46 21 27 2 24 21 21z" fill="currentColor" />
      <path d="M24 2V24L27 21zM46 24H24L27 27zM24 46V24L21 27zM2 24H24L21 21z" fill="var(--sheet)" />
    </svg>
  )
}
