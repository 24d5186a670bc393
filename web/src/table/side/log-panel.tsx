import { Component } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Flag } from '../../boards/pieces/flag.tsx'
import { words } from '../../settings/settings.ts'
import type { Line } from '../../worker/scene.ts'
import { lines, newsFrom, past } from '../sitting.ts'
import { showAgain } from '../time.ts'

/** What happened, a line each; its number shows the table as it was then. */
export function LogPanel({ address }: { address?: (answers: number) => string }) {
  const list = useRef<HTMLOListElement>(null)
  const all = lines.value
  const looked = past.value?.answers
  useLayoutEffect(() => {
    if (!list.current) return
    if (looked === undefined) list.current.scrollTop = list.current.scrollHeight
    else list.current.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [all, looked])
  const news = all.findIndex(({ at }) => at > newsFrom.value)
  return (
    <ol class="log" ref={list} title={address && words.value.logHelp}>
      {all.map((line, i) => (
        <LogLine
          key={i}
          address={address?.(line.at)}
          line={line}
          numbered={line.at !== all[i - 1]?.at}
          marked={i === news && i > 0}
          again={i === news ? address?.(newsFrom.value) : undefined}
          there={looked === line.at}
        />
      ))}
    </ol>
  )
}

interface LineProps {
  readonly line: Line
  readonly numbered: boolean
  readonly marked: boolean
  /** Where one sees again what others did since the viewer's turn. */
  readonly again: string | undefined
  readonly there: boolean
  /** Where that moment is shown, if it can be. */
  readonly address: string | undefined
}

/** A game has hundreds of lines, and what was told does not change: only a line that does is drawn anew. */
class LogLine extends Component<LineProps> {
  override shouldComponentUpdate(next: LineProps) {
    const { line, numbered, marked, again, there, address } = this.props
    return (
      line !== next.line ||
      numbered !== next.numbered ||
      marked !== next.marked ||
      again !== next.again ||
      there !== next.there ||
      address !== next.address
    )
  }

  override render({ line, numbered, marked, again, there, address }: LineProps) {
    const say = words.value
    return (
      <>
        {marked && (
          <li class="mark label">
            {say.sinceYourTurn}{' '}
            {again !== undefined && (
              <button type="button" class="again" onClick={() => showAgain(again)}>
                {say.showAgain}
              </button>
            )}
          </li>
        )}
        <li aria-current={there ? 'true' : undefined}>
          {numbered && address !== undefined ? (
            <a href={address} aria-label={say.showMoment(line.at)}>
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
}
