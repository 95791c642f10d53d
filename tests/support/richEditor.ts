import { act, fireEvent, screen } from '@testing-library/react'

/** Returns an editor's text box by its label, once it is loaded. */
export const findEditor = (name: string) => screen.findByRole('textbox', { name })

/** Returns the text nodes within an element. jsdom cannot move a cursor, so it is placed in these nodes. */
function textNodes(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found
}

/** Waits until the editor has processed delayed events. */
const settle = (milliseconds = 150) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)))

/** Selects a word of the text. With `at`, puts the cursor at that offset in the word instead. */
export async function selectWord(editor: HTMLElement, word: string, at?: number): Promise<void> {
  await settle(20)
  const node = textNodes(editor).find(({ data }) => data.includes(word))
  if (!node) throw new Error(`No ${word} in ${editor.textContent}`)
  const start = node.data.indexOf(word) + (at ?? 0)
  act(() => editor.focus())
  getSelection()!.setBaseAndExtent(node, start, node, at === undefined ? start + word.length : start)
  fireEvent(document, new Event('selectionchange'))
  await settle()
}

/** Puts the cursor at the end of the text. */
export async function selectEnd(editor: HTMLElement): Promise<void> {
  await settle(20)
  const node = textNodes(editor).at(-1)!
  act(() => editor.focus())
  const end = node.data === '\uFEFF' ? 0 : node.data.length
  getSelection()!.setBaseAndExtent(node, end, node, end)
  fireEvent(document, new Event('selectionchange'))
  await settle()
}

/** Dispatches the event that a browser sends before it changes the text. */
export async function beforeInput(editor: HTMLElement, inputType: string, data?: string): Promise<void> {
  fireEvent(editor, new InputEvent('beforeinput', { inputType, data: data ?? null, bubbles: true, cancelable: true }))
  await settle()
}

/** Writes at the cursor. */
export const write = (editor: HTMLElement, text: string) => beforeInput(editor, 'insertText', text)

/** Composes a word from several keys, as an input method does; `during` runs before the end of the composition. */
export async function compose(editor: HTMLElement, steps: readonly string[], during = () => {}): Promise<void> {
  fireEvent.compositionStart(editor)
  for (const step of steps) {
    fireEvent.compositionUpdate(editor, { data: step })
    await beforeInput(editor, 'insertCompositionText', step)
  }
  during()
  await beforeInput(editor, 'insertFromComposition', steps.at(-1)!)
  fireEvent.compositionEnd(editor, { data: steps.at(-1)! })
  await settle()
}

/** Pastes at the cursor. */
export async function paste(
  editor: HTMLElement,
  data: { html?: string; text?: string; files?: File[] },
): Promise<void> {
  const types: Record<string, string | undefined> = { 'text/html': data.html, 'text/plain': data.text }
  fireEvent.paste(editor, {
    clipboardData: {
      getData: (type: string) => types[type] ?? '',
      types: Object.keys(types).filter((type) => types[type] !== undefined),
      files: data.files ?? [],
    },
  })
  await settle()
}
