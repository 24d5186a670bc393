import type { GameName } from '../game-names.ts'

/** A game's city from the water, in ink. */
export function Skyline({ game }: { game: GameName }) {
  return { hamburg: <Hamburg />, bruges: <Bruges />, amsterdam: <Amsterdam /> }[game]
}

/** Five church towers, warehouses, a boat. */
function Hamburg() {
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

/** The belfry above stepped gables, a bridge over the canal, a boat. */
function Bruges() {
  return (
    <svg class="skyline" viewBox="0 0 400 158" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 110h400v48H0z" fill="var(--water)" />
      <path
        class="waves"
        d="M8 122q5-4 10 0t10 0M60 132q5-4 10 0t10 0M118 124q5-4 10 0t10 0M176 136q5-4 10 0t10 0M226 122q5-4 10 0t10 0M270 148q5-4 10 0t10 0M352 146q5-4 10 0t10 0M24 146q5-4 10 0t10 0M140 148q5-4 10 0t10 0"
      />
      <g class="ink">
        <path d="M6 110V84h5v-6h5v-6h5v-6h8v6h5v6h5v6h5v26M48 110V90h4v-6h4v-6h4v-6h4v-6h8v6h4v6h4v6h4v6h4v20M96 110V94l11-14 11 14v16M120 110V88h5v-7h5v-7h10v7h5v7h5v22M152 110V94h16M222 94h16v16M168 110V62h54v48M174 62V50h42v12M180 50V28h30v22M184 28l3-16h16l3 16M190 12l5-10 5 10M240 110V90h4v-6h4v-6h4v-6h8v6h4v6h4v6h4v20M276 110V96l10-12 10 12v14M282 84V58l4-30 4 30v26M300 110V86h5v-6h5v-6h5v-6h8v6h5v6h5v6h5v24M342 110V92h5v-7h5v-7h10v7h5v7h5v18M376 110V96l9-11 9 11v14" />
        <path
          d="M22 84h7v8h-7zM14 96h6v8h-6zM31 96h6v8h-6zM64 82h8v9h-8zM56 95h6v8h-6zM74 95h6v8h-6zM132 86h7v8h-7zM128 98h6v7h-6zM138 98h6v7h-6zM188 34h5v10h-5zM197 34h5v10h-5zM188 70q7-8 14 0v14h-14zM188 110V96q7-6 14 0v14M252 82h7v8h-7zM250 95h5v7h-5zM258 95h5v7h-5zM314 80h8v8h-8zM309 93h6v8h-6zM321 93h6v8h-6zM353 88h7v8h-7z"
          fill="none"
        />
      </g>
      <path d="M0 110h400" stroke="var(--ink)" stroke-width="2" />
      <g class="ink">
        <path d="M290 128q52-34 104 0l6 14H380q-38-30-76 0h-20z" fill="var(--sheet)" />
        <path d="M92 130h46l-7 11h-32z" fill="var(--sheet)" />
        <path d="M104 130v-9h20v9M96 130l-8-6" fill="none" />
      </g>
    </svg>
  )
}

/** Gables of three kinds by the water, a church tower, a drawbridge, a boat. */
function Amsterdam() {
  return (
    <svg class="skyline" viewBox="0 0 400 158" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 110h400v48H0z" fill="var(--water)" />
      <path
        class="waves"
        d="M14 124q5-4 10 0t10 0M72 136q5-4 10 0t10 0M128 122q5-4 10 0t10 0M180 146q5-4 10 0t10 0M240 126q5-4 10 0t10 0M362 124q5-4 10 0t10 0M36 148q5-4 10 0t10 0M298 148q5-4 10 0t10 0"
      />
      <g class="ink">
        <path d="M6 110V70h4v-8q9-18 18 0v8h4v40M34 110V76h5v-7h5v-7h8v7h5v7h5v34M64 110V72q2-8 7-8 1-8 7-8t7 8q5 0 7 8v38M94 110V66l12-14 12 14v44M120 110V78h5v-7h5v-7h8v7h5v7h5v32M150 110V58h26v52M154 58V44h18v14M157 44l2-14h8l2 14M163 30V12M159 17h8M178 110V74q2-8 7-8 1-8 7-8t7 8q5 0 7 8v36M208 110V68h4v-8q9-16 18 0v8h4v42M236 110V76l12-13 12 13v34M262 110V72h5v-7h5v-7h8v7h5v7h5v38M292 110V74q2-8 7-8 1-8 7-8t7 8q5 0 7 8v36M322 110V64h4v-8q9-16 18 0v8h4v46M350 110V78l11-12 11 12v32M374 110V74h5v-6h5v-6h8v6h5" />
        <path
          d="M15 76h8v8h-8zM12 90h5v8h-5zM21 90h5v8h-5zM44 80h8v8h-8zM41 94h5v8h-5zM50 94h5v8h-5zM74 74h8v8h-8zM70 90h5v8h-5zM81 90h5v8h-5zM102 70h8v9h-8zM99 88h5v8h-5zM108 88h5v8h-5zM130 80h8v8h-8zM127 94h5v8h-5zM136 94h5v8h-5zM159 68q4-5 8 0v14h-8zM188 76h8v8h-8zM184 92h5v8h-5zM195 92h5v8h-5zM217 74h8v8h-8zM214 90h5v8h-5zM223 90h5v8h-5zM244 80h8v8h-8zM272 76h8v8h-8zM269 92h5v8h-5zM278 92h5v8h-5zM302 76h8v8h-8zM331 70h8v8h-8zM328 88h5v8h-5zM337 88h5v8h-5zM357 82h8v8h-8z"
          fill="none"
        />
      </g>
      <path d="M0 110h400" stroke="var(--ink)" stroke-width="2" />
      <g class="ink">
        <path d="M206 142l6-14h34l6 14zM284 142l6-14h34l6 14z" fill="var(--sheet)" />
        <path d="M246 128h44M250 128V96M286 128V96M242 100l26-8 26 8M268 92v36" fill="none" />
        <path d="M92 130h50l-7 11h-36z" fill="var(--sheet)" />
        <path d="M116 130v-24l16 20h-16" fill="none" />
      </g>
    </svg>
  )
}
