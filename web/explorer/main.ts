import styles from './explorer.css?inline'
import type { ExplorerSettings } from './settings.ts'
import { start } from './start.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets = [sheet]
void start(JSON.parse(document.getElementById('settings')!.textContent) as ExplorerSettings)
