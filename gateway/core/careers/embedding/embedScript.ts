import { sendText, type Exchange } from '../../http/http.ts'
import type { Pages } from '../../http/pages.ts'

/**
 * A script for the pages of companies. It puts the list of jobs into each `<div data-hireloom-jobs="{key}">`, fits the
 * frame to the height of the list, and uses colours that match the page. The content of the element is shown until the
 * list has loaded, and stays if there is no list.
 */
export const embedScript = `(() => {
  const script = document.currentScript
  const base = new URL('.', script.src)
  const titles = { en: 'Jobs', vi: 'Việc làm', ja: '求人' }
  const known = (language) => (Object.hasOwn(titles, language) ? language : '')
  // Light words stand on something dark.
  const themeOf = (place) => {
    const [, red, green, blue] = /^rgba?\\((\\d+), (\\d+), (\\d+)/.exec(getComputedStyle(place).color) ?? []
    return 0.3 * red + 0.59 * green + 0.11 * blue > 140 ? 'dark' : 'light'
  }
  const put = (place) => {
    if (place.hasAttribute('data-hireloom-ready')) return
    place.setAttribute('data-hireloom-ready', '')
    const { hireloomJobs, language = '', source, department, location, theme = themeOf(place) } = place.dataset
    const spoken = known(language) || known(document.documentElement.lang.slice(0, 2).toLowerCase()) || 'en'
    const address = new URL(encodeURIComponent(hireloomJobs) + '/' + spoken + '/embed', base)
    for (const [name, value] of Object.entries({ source, department, location, theme }))
      if (value) address.searchParams.set(name, value)
    const frame = document.createElement('iframe')
    frame.title = titles[spoken]
    frame.src = address.href
    Object.assign(frame.style, { display: 'block', width: '100%', height: '0', border: '0', colorScheme: theme })
    addEventListener('message', ({ origin, source: from, data }) => {
      if (origin !== base.origin || from !== frame.contentWindow) return
      if (data?.type !== 'hireloom:height' || !Number.isFinite(data.height)) return
      frame.style.height = Math.min(Math.max(Math.ceil(data.height), 0), 20000) + 'px'
      while (place.firstChild !== frame) place.firstChild.remove()
    })
    place.append(frame)
  }
  const all = () => document.querySelectorAll('[data-hireloom-jobs]').forEach(put)
  all()
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', all)
})()
`

/** Sends the script to pages on any site. Browsers cache it for an hour. */
export const sendEmbedScript = (exchange: Exchange, { fileHeaders }: Pages): Promise<void> =>
  sendText(exchange, 200, embedScript, 'text/javascript; charset=utf-8', {
    ...fileHeaders,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=3600',
  })
