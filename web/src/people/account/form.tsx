import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import type { Deed } from './deed.ts'

/** A part of a page about people, with a heading. */
export function Sheet(props: { title: string; about?: string; children?: ComponentChildren }) {
  const id = useId()
  return (
    <section class="panel sheet" aria-labelledby={id}>
      <h2 id={id}>{props.title}</h2>
      {props.about !== undefined && <p class="note">{props.about}</p>}
      {props.children}
    </section>
  )
}

/** Fields with one button; what came of it stands beneath. */
export function Form(props: {
  submit: string
  deed: Deed
  go(): void
  grave?: boolean
  children: ComponentChildren
}) {
  const { submit, deed, go, grave = false, children } = props
  return (
    <form
      class="fields"
      onSubmit={event => {
        event.preventDefault()
        go()
      }}
    >
      {children}
      <button type="submit" class={grave ? 'button grave' : 'button primary'}>
        {submit}
      </button>
      <Outcome deed={deed} />
    </form>
  )
}

/** What came of a deed. */
export function Outcome({ deed: { trouble, done } }: { deed: Deed }) {
  return (
    <>
      <p class="outcome" role="status">
        {done.value}
      </p>
      {trouble.value !== undefined && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
    </>
  )
}

interface FieldProps {
  readonly type?: 'password' | 'email' | 'url'
  readonly label: string
  readonly about?: string
  readonly value: Signal<string>
  readonly autocomplete?: string
  readonly minLength?: number
  readonly maxLength?: number
}

/** A field that must be filled in. */
export function Field({ type, label, about, value, ...rest }: FieldProps) {
  const id = useId()
  const hint = `${id}-about`
  const input = {
    ...rest,
    id,
    class: 'field',
    required: true,
    value: value.value,
    'aria-describedby': about === undefined ? undefined : hint,
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => {
      value.value = event.currentTarget.value
    },
  }
  return (
    <div class="filled">
      <label for={id}>{label}</label>
      {type === 'password' && <input type="password" {...input} />}
      {type === 'email' && <input type="email" {...input} />}
      {type === 'url' && <input type="url" {...input} />}
      {type === undefined && <input type="text" {...input} />}
      {about !== undefined && <small id={hint}>{about}</small>}
    </div>
  )
}

export function PasswordField(props: {
  label: string
  value: Signal<string>
  fresh: boolean
  about?: string
}) {
  const { label, value, fresh, about } = props
  return (
    <Field
      type="password"
      label={label}
      value={value}
      autocomplete={fresh ? 'new-password' : 'current-password'}
      maxLength={200}
      {...(fresh ? { minLength: 10 } : {})}
      {...(about === undefined ? {} : { about })}
    />
  )
}
