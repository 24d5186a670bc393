/** Bruges from the water: the belfry above stepped gables, a bridge over the canal, a boat, two swans. */
export function BrugesSkyline() {
  return (
    <svg class="skyline" viewBox="0 0 400 158" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 110h400v48H0z" fill="var(--water)" />
      <path
        class="waves"
        d="M8 120q5-4 10 0t10 0M58 126q5-4 10 0t10 0M112 119q5-4 10 0t10 0M20 138q5-4 10 0t10 0M78 144q5-4 10 0t10 0M140 132q5-4 10 0t10 0M168 150q5-4 10 0t10 0M206 122q5-4 10 0t10 0M8 152q5-4 10 0t10 0M250 152q5-4 10 0t10 0M120 154q5-4 10 0t10 0M372 122q5-4 10 0t10 0M382 146q5-4 10 0t10 0M236 136q5-4 10 0t10 0"
      />
      <path
        class="fine"
        d="M314 110V70h14v40M314 70l7-52 7 52M321 18v-6M319 14.5h4M318 80v9M324 80v9M314 62h14M128 110V92l8-9 8 9v18M132 98v6M140 98v6M246 110V94l7-8 7 8v16"
      />
      <path class="ink" d="M0 110V88v-4.6h3.5v-4.6h3.5v-4.6h3.5v-3h5.2v3h3.5v4.6h3.5v4.6h3.5v4.6V110" />
      <path
        class="fine"
        d="M3.8 99v-6q2.8-3 5.5 0v6zM6.5 92v7M16.8 99v-6q2.8-3 5.5 0v6zM19.5 92v7M10.8 85v-5q2.2-2.5 4.4 0v5zM10 110v-8q3-3 6 0v8"
      />
      <path
        class="ink"
        d="M27 110V82v-4.6h3.2v-4.6h3.2v-4.6h3.2v-4.6h3.2v-3h6.4v3h3.2v4.6h3.2v4.6h3.2v4.6h3.2v4.6V110"
      />
      <path
        class="fine"
        d="M29.8 93v-6q2.5-3 5 0v6zM32.3 86v7M40.5 93v-6q2.5-3 5 0v6zM43 86v7M51.2 93v-6q2.5-3 5 0v6zM53.7 86v7M40.8 79v-5q2.2-2.5 4.4 0v5zM40 110v-8q3-3 6 0v8"
      />
      <path class="ink" d="M60 110V90v-4.6h3.2v-4.6h3.2v-4.6h3.2v-3h5v3h3.2v4.6h3.2v4.6h3.2v4.6V110" />
      <path
        class="fine"
        d="M63.5 101v-6q2.5-3 5 0v6zM66 94v7M75.5 101v-6q2.5-3 5 0v6zM78 94v7M69.8 87v-5q2.2-2.5 4.4 0v5z"
      />
      <path
        class="ink"
        d="M85 110V80v-4.6h2.7v-4.6h2.7v-4.6h2.7v-4.6h2.7v-4.6h2.7v-3h6.8v3h2.7v4.6h2.7v4.6h2.7v4.6h2.7v4.6h2.7v4.6V110"
      />
      <path
        class="fine"
        d="M87.9 91v-6q2.8-3 5.5 0v6zM90.7 84v7M99.3 91v-6q2.8-3 5.5 0v6zM102 84v7M110.6 91v-6q2.8-3 5.5 0v6zM113.3 84v7M87.9 104v-6q2.8-3 5.5 0v6zM90.7 97v7M110.6 104v-6q2.8-3 5.5 0v6zM113.3 97v7M99.8 77v-5q2.2-2.5 4.4 0v5zM99 110v-8q3-3 6 0v8"
      />
      <path
        class="ink"
        d="M262 110V86v-4.6h2.8v-4.6h2.8v-4.6h2.8v-4.6h2.8v-3h5.6v3h2.8v4.6h2.8v4.6h2.8v4.6h2.8v4.6V110"
      />
      <path
        class="fine"
        d="M266.3 97v-6q2.8-3 5.5 0v6zM269 90v7M280.3 97v-6q2.8-3 5.5 0v6zM283 90v7M273.8 83v-5q2.2-2.5 4.4 0v5zM273 110v-8q3-3 6 0v8"
      />
      <path class="ink" d="M291 110V91v-4.6h3.2v-4.6h3.2v-4.6h3.2v-3h5v3h3.2v4.6h3.2v4.6h3.2v4.6V110" />
      <path
        class="fine"
        d="M294.5 102v-6q2.5-3 5 0v6zM297 95v7M306.5 102v-6q2.5-3 5 0v6zM309 95v7M300.8 88v-5q2.2-2.5 4.4 0v5z"
      />
      <path
        class="ink"
        d="M332 110V80v-4.6h2.7v-4.6h2.7v-4.6h2.7v-4.6h2.7v-4.6h2.7v-3h6.8v3h2.7v4.6h2.7v4.6h2.7v4.6h2.7v4.6h2.7v4.6V110"
      />
      <path
        class="fine"
        d="M334.9 91v-6q2.8-3 5.5 0v6zM337.7 84v7M346.3 91v-6q2.8-3 5.5 0v6zM349 84v7M357.6 91v-6q2.8-3 5.5 0v6zM360.3 84v7M334.9 104v-6q2.8-3 5.5 0v6zM337.7 97v7M357.6 104v-6q2.8-3 5.5 0v6zM360.3 97v7M346.8 77v-5q2.2-2.5 4.4 0v5zM346 110v-8q3-3 6 0v8"
      />
      <path
        class="ink"
        d="M367 110V87v-4.6h3.3v-4.6h3.3v-4.6h3.3v-4.6h3.3v-3h6.6v3h3.3v4.6h3.3v4.6h3.3v4.6h3.3v4.6V110"
      />
      <path
        class="fine"
        d="M369.8 98v-6q2.7-3 5.3 0v6zM372.5 91v7M391.8 98v-6q2.7-3 5.3 0v6zM394.5 91v7M381.3 84v-5q2.2-2.5 4.4 0v5zM380.5 110v-8q3-3 6 0v8"
      />
      <path class="ink" d="M146 110V84h102v26z" />
      <path
        class="fine"
        d="M146 84v-3h3.4v3h3.4v-3h3.4v3h3.4v-3h3.4v3h3.4v-3h3.4v3h3.4M220.8 84v-3h3.4v3h3.4v-3h3.4v3h3.4v-3h3.4v3h3.4v-3h3.4v3h3.4M150 98V91q2.5-5 5 0v7zM152.5 89v9M158 98V91q2.5-5 5 0v7zM160.5 89v9M166 98V91q2.5-5 5 0v7zM168.5 89v9M223 98V91q2.5-5 5 0v7zM225.5 89v9M231 98V91q2.5-5 5 0v7zM233.5 89v9M239 98V91q2.5-5 5 0v7zM241.5 89v9M151 110v-8h5v8M159 110v-8h5v8M225 110v-8h5v8M233 110v-8h5v8M241 110v-8h4v8"
      />
      <path class="ink" d="M174 110V56h46v54z" />
      <path
        class="fine"
        d="M181 82V65q6.5-5 13 0v17zM187.5 63v19M200 82V65q6.5-5 13 0v17zM206.5 63v19M174 88h46M174 58.5h46M192 110V99q5-6 10 0v11M174 92h46"
      />
      <path class="ink" d="M179 56V36h36v20z" />
      <path class="fine" d="M185 54V43q5-5 10 0v11zM190 41v13M199 54V43q5-5 10 0v11zM204 41v13M179 38.5h36" />
      <path class="ink" d="M172 58V46h5v12zM217 58V46h5v12zM177 38V28h4.5v10zM212.5 38V28h4.5v10z" />
      <path
        class="lines"
        d="M171.5 46l3-10 3 10M216.5 46l3-10 3 10M176.5 28l2.8-8 2.7 8M212 28l2.8-8 2.7 8"
      />
      <path class="ink" d="M185 36V15l3.5-3h17l3.5 3v21z" />
      <path class="fine" d="M192.5 33V19q4.5-5 9 0v14zM197 17v16M188.5 12v24M205.5 12v24" />
      <path class="ink" d="M186 12V8h3v2h3.2V8h3.2v2h3.2V8h3.2v2h3.2V8h3v4z" />
      <path class="lines" d="M197 8V2M197 2.5l6 1.5-6 1.5" />
      <path d="M0 110h400" stroke="var(--ink)" stroke-width="2" />
      <path
        class="ink"
        fill-rule="evenodd"
        d="M268 128c16-12 34-17 56-17s40 5 56 17l8 7v8h-16c-2-12-12-19-24-19h-2c-12 0-21 7-23 18h-2c-2-11-11-18-23-18h-2c-12 0-21 7-23 19h-13v-8z"
      />
      <path
        class="fine"
        d="M270 124c15-11 32-16 54-16s39 5 54 16M270 124v5M283 116.5v5M297 111.5v4.5M310 109v4M324 108v4M338 109v4M351 111.5v4.5M365 116.5v5M378 124v5M320.5 126.5v13M276 134h7M365 134h8M300 119.5h9M334 118.5h10"
      />
      <path class="waves" d="M284 148h30M326 149h36" />
      <path class="ink" d="M56 134h52l-7 9.5H64z" />
      <path
        class="lines"
        d="M92.5 134c0-5 1-8 3.5-8s3.5 3 3.5 8M96 126a2.3 2.3 0 1 1 .1 0M97 129l4 1.5M104 117l-9 33M66 134v-6h12v6"
      />
      <g transform="translate(170 127) scale(1.3)">
        <path
          class="ink"
          d="M0 9C3 6.5 7 5.3 10.3 6.6c2 .8 3-.2 2.5-2.5-.6-2.8-2.3-4.6-2.1-7.3.2-2.8 3.8-3.5 4.9-1.2l2.9 1.6-2.9.4c-.5 2.5 2.3 4.5 1.9 8.6-.5 4.6-4.6 6.8-9 6.8S1.2 12.5 0 9z"
        />
        <path class="fine" d="M3.5 9c3-1 6.5-.4 8.5 2.2M13.6-3.6v.4" />
        <path class="waves" d="M-4 15h9M12 16h9" />
      </g>
      <g transform="translate(240 133) scale(-1.3 1.3)">
        <path
          class="ink"
          d="M0 9C3 6.5 7 5.3 10.3 6.6c2 .8 3-.2 2.5-2.5-.6-2.8-2.3-4.6-2.1-7.3.2-2.8 3.8-3.5 4.9-1.2l2.9 1.6-2.9.4c-.5 2.5 2.3 4.5 1.9 8.6-.5 4.6-4.6 6.8-9 6.8S1.2 12.5 0 9z"
        />
        <path class="fine" d="M3.5 9c3-1 6.5-.4 8.5 2.2M13.6-3.6v.4" />
        <path class="waves" d="M-4 15h9M12 16h9" />
      </g>
    </svg>
  )
}
