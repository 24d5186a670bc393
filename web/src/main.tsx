import { render } from 'preact'
import './boards/pieces/tokens.css'
import './boards/pieces/pieces.css'
import './shell/shell.css'
import { App } from './app.tsx'
import { keepOffline } from './offline/register.ts'
import { route } from './shell/route.ts'
import { sit } from './table/sitting.ts'

// Before anything is rendered: what the engine has told by now is shown with the first picture.
const [page, id] = route.peek()
if (page === 'table' && id !== undefined) void sit(id)
render(<App />, document.getElementById('app')!)
keepOffline()
