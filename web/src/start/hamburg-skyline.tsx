/** Hamburg from the water: five church towers, warehouses, a boat. */
export function HamburgSkyline() {
  return (
    <svg class="skyline" viewBox="0 0 400 158" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 110h400v48H0z" fill="var(--water)" />
      <path
        class="waves"
        d="M8 122q5-4 10 0t10 0M60 132q5-4 10 0t10 0M118 122q5-4 10 0t10 0M176 136q5-4 10 0t10 0M232 122q5-4 10 0t10 0M296 140q5-4 10 0t10 0M352 124q5-4 10 0t10 0M24 146q5-4 10 0t10 0M140 148q5-4 10 0t10 0M372 148q5-4 10 0t10 0"
      />
      <g class="ink">
        <path d="M4 110V94l6-8 6 8v16M18 110V98l14-14 14 14v12M28 110V70l5-44 5 44v18M48 110V92h16v18M64 110V88l8-9 8 9v22M76 84V56l5-46 5 46v30M90 110V90l9-9 9 9v20M108 110V86h10v-8h8v8h10v24M140 110V96l9-10 9 10v14M160 110V78h64v32M186 78V52h3V40h6V14l1.500-10 1.500 10v26h6v12h3v26M226 110V92l9-10 9 10v18M246 110V88h14v22M262 110V64h5V44l6-32 6 32v20h5v46M286 110V92l8-9 8 9v18M304 110V84h18v26M318 84V62l6-50 6 50v48M334 110V94l12-12 12 12v16M360 110V88l6-8 8 8v22M376 110V96h8v-10h8v24" />
        <path
          d="M166 84h4v6h-4zM176 84h4v6h-4zM204 84h4v6h-4zM214 84h4v6h-4zM166 96h4v6h-4zM176 96h4v6h-4zM190 98h12v12h-12zM214 96h4v6h-4zM112 92h4v5h-4zM128 92h4v5h-4zM120 100h4v5h-4zM250 94h4v5h-4zM308 90h4v5h-4zM308 100h4v5h-4z"
          fill="none"
        />
      </g>
      <path d="M0 110h400" stroke="var(--ink)" stroke-width="2" />
      <g class="ink boat">
        <path d="M318 128h50l-8 12h-34z" fill="var(--sheet)" />
        <path d="M342 128V98M342 100l18 24h-18zM338 104l-14 20h14z" fill="var(--sheet)" />
      </g>
    </svg>
  )
}
