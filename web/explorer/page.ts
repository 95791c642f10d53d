import { element } from './dom.ts'
import { examples } from './examples.ts'
import type { ExplorerSettings } from './settings.ts'

/** An action that a panel or the bar offers. */
export interface Action {
  label: string
  run(): unknown
  isPrimary?: boolean
}

export interface Panel {
  title: string
  texts: readonly (string | Node)[]
  actions?: readonly Action[]
  /** A form between the texts and the actions. */
  form?: HTMLElement
}

const button = ({ label, run, isPrimary = false }: Action) =>
  element('button', { type: 'button', className: isPrimary ? 'primary' : '', onclick: () => void run() }, label)

const link = (href: string, text: string) => element('a', { href }, text)
/** Reference pages open in a new tab, beside the editor. */
const reading = (href: string, text: string) => element('a', { href, target: '_blank' }, text)

/** Creates a list of links that closes on a click outside it. */
function menu(title: string, links: readonly HTMLElement[]): HTMLElement {
  const list = element('ul', {}, ...links.map((one) => element('li', {}, one)))
  const made = element('details', {}, element('summary', {}, title), list)
  document.addEventListener('pointerdown', ({ target }) => {
    if (!made.contains(target as Node)) made.open = false
  })
  return made
}

/**
 * Creates the frame of the page: the bar at the top, a notice below it, and a panel or the editor in the remaining
 * space.
 */
export function createPage({ productName, budget }: ExplorerSettings) {
  const links = element(
    'nav',
    { ariaLabel: 'About this API' },
    reading('/docs', 'Documentation'),
    reading('/docs#limits', 'Limits'),
  )
  const account = element('div', { className: 'account' })
  const limits = element(
    'p',
    { className: 'limits' },
    `A document costs a point for each field, times the rows of its lists. You have ${budget.capacity.toLocaleString('en')} points; `,
    `${budget.restoreRate.toLocaleString('en')} come back each second.`,
  )
  const bar = element('header', { className: 'bar' }, element('h1', {}, `${productName} GraphQL`), links, account)
  const notice = element('div', { className: 'notice', role: 'alert', hidden: true })
  const stage = element('main', { className: 'stage' })
  const waiting = (text: string) => element('p', { className: 'wait', role: 'status' }, text)
  document.body.append(bar, notice, stage)

  return {
    wait(text: string) {
      stage.replaceChildren(waiting(text))
    },
    show({ title, texts, actions = [], form }: Panel) {
      const heading = element('h2', { tabIndex: -1 }, title)
      const inside = [heading, ...texts.map((text) => element('p', {}, text)), ...(form ? [form] : [])]
      if (actions.length > 0) inside.push(element('div', { className: 'actions' }, ...actions.map(button)))
      stage.replaceChildren(element('section', { className: 'panel' }, ...inside))
      heading.focus()
    },
    /** Returns the container for the editor, below a bar that shows who is signed in and links to the documentation. */
    showEditor(name: string, company: string, schema: Action, signOut: Action): HTMLElement {
      links.append(button(schema))
      const list = examples.map(({ id, title }) => link(`/graphql?example=${id}`, title))
      links.append(menu('Examples', list))
      account.replaceChildren(element('span', { title: company }, name), button(signOut))
      bar.append(limits)
      const root = element('div', { className: 'editor' }, waiting('Loading the editor …'))
      stage.replaceChildren(root)
      return root
    },
    /** Shows a notice above the editor, unless one is shown already. */
    tell(text: string, action: Action) {
      if (!notice.hidden) return
      notice.replaceChildren(element('p', {}, text), button(action))
      notice.hidden = false
    },
  }
}
