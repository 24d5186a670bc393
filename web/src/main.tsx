import { render } from 'preact'
import './pieces/tokens.css'
import './pieces/pieces.css'
import './shell/shell.css'
import { App } from './app.tsx'
import { keepOffline } from './offline/register.ts'
import { startEngine } from './table/engine.ts'

startEngine()
render(<App />, document.getElementById('app')!)
keepOffline()
