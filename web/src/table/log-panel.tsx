import { useLayoutEffect, useRef } from 'preact/hooks'
import { Flag } from '../pieces/flag.tsx'
import { to } from '../route.ts'
import { words } from '../settings.ts'
import type { Line } from './scene.ts'
import { lines, newsFrom, past } from './sitting.ts'

/** What happened, a line each; its number shows the table as it was then. */
export function LogPanel({ id }: { id: string }) {
  const list = useRef<HTMLOListElement>(null)
  const all = lines.value
  const looking = past.value !== undefined
  useLayoutEffect(() => {
    if (!looking && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [all, looking])
  const news = all.findIndex(({ at }) => at > newsFrom.value)
  return (
    <ol class="log" ref={list} title={words.value.logHelp}>
      {all.map((line, i) => (
        <LogLine
          key={i}
          id={id}
          line={line}
          numbered={line.at !== all[i - 1]?.at}
          marked={i === news && i > 0}
          there={past.value?.answers === line.at}
        />
      ))}
    </ol>
  )
}

interface LineProps {
  readonly id: string
  readonly line: Line
  readonly numbered: boolean
  readonly marked: boolean
  readonly there: boolean
}

function LogLine({ id, line, numbered, marked, there }: LineProps) {
  const say = words.value
  return (
    <>
      {marked && <li class="mark label">{say.sinceYourTurn}</li>}
      <li aria-current={there ? 'true' : undefined}>
        {numbered ? (
          <a href={to('table', id, line.at)} aria-label={say.showMoment(line.at)}>
            {line.at}
          </a>
        ) : (
          <span />
        )}
        {line.seat === undefined ? <span /> : <Flag seat={line.seat} />}
        <span>{line.text}</span>
      </li>
    </>
  )
}
