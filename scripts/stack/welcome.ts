import { isLoopbackUrl } from '../../common/loopback.ts'
import { accounts, demoPassword } from '../../services/demo/people/accounts.ts'
import type { Stack } from './stack.ts'

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map(
      (row) =>
        `    ${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('   ')
          .trimEnd()}`,
    )
    .join('\n')
}

/** How to create the first account of an installation. The embedded database allows only one process. */
const firstAccount = ({ servicesEnv }: Stack) => [
  `  Nobody can sign in yet. ${servicesEnv.DATABASE_URL ? 'Make the first account' : 'Stop this (Ctrl-C), make the first account, and start again'}:`,
  '    npm run create-administrator -- --company "Acme" --user admin --email admin@acme.example',
  '',
]

/**
 * Returns what `npm start` prints when everything is running: the address, the demo accounts, and how scripts sign in.
 */
export function welcome(stack: Stack, seconds: number, hasAccounts = true): string {
  const lines = ['', `  Ready after ${seconds.toFixed(1)} s:  ${stack.publicUrl}`, '']
  if (stack.isDemo && stack.hasOwnServices) {
    const rows = accounts.map(({ userName, roles, company }) => [userName, roles.join(', '), company])
    lines.push(`  Demo accounts (password of all: ${demoPassword})`, table(rows))
    if (isLoopbackUrl(stack.publicUrl)) lines.push(`  What the demo would mail: ${stack.publicUrl}/demo/mail`)
    else lines.push(`  Whoever reaches ${stack.publicUrl} may sign in with them: DEMO=0 leaves them out.`)
    lines.push('')
  }
  if (stack.isDemoLeftOut && stack.hasOwnServices) {
    lines.push(
      '  No demo accounts and data, since PUBLIC_URL is not an address of this machine: DEMO=1 brings them.',
      '',
    )
  }
  if (!hasAccounts) lines.push(...firstAccount(stack))
  if (stack.hasOwnServices && hasAccounts) {
    lines.push(
      '  Internal tools',
      `    client internal-tools   secret ${stack.secrets.internalToolsSecret}`,
      '    TOKEN=$(npm run -s token -- internal-tools)',
      `    curl ${stack.publicUrl}/graphql -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\`,
      '      -d \'{"query":"{ viewer { user { userName } permissions } }"}\'',
      `    GraphiQL: ${stack.publicUrl}/graphql in a browser, signed in as admin`,
      '',
    )
  }
  if (stack.smtpPort !== null) lines.push(`  Mails to e-mail folders: smtp://127.0.0.1:${stack.smtpPort}`, '')
  return [...lines, '  Ctrl-C stops everything.', ''].join('\n')
}
