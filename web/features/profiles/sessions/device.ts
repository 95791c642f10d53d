import bowser from 'bowser'

/** Returns the name of a browser, such as `Firefox 150 · Windows 11`; empty for an unknown user agent. */
export function deviceOf(agent: string): { name: string; isPhone: boolean } {
  if (!agent.trim()) return { name: '', isPhone: false }
  const { browser, os, platform } = bowser.parse(agent)
  const part = ({ name, version }: { name?: string; version?: string }, isWhole: boolean) =>
    [name, isWhole ? version : version?.split('.')[0]].filter(Boolean).join(' ')
  const name = [part(browser, false), part({ name: os.name, version: os.versionName ?? '' }, true)]
  return { name: name.filter(Boolean).join(' · '), isPhone: platform.type === 'mobile' || platform.type === 'tablet' }
}
