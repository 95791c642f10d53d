// Runs graphql-eslint as a project would.
import { ESLint } from 'eslint'
import { accepted } from './eslint.config.mjs'
import { tell } from './session.mjs'

const results = await new ESLint().lintFiles(['schema.graphql', 'documents/**/*.graphql'])
const isAccepted = ({ ruleId, message }) =>
  accepted.some(({ rule, text }) => ruleId === `@graphql-eslint/${rule}` && message.includes(text))

tell({
  files: results.length,
  found: results.flatMap(({ filePath, messages }) =>
    messages
      .filter((one) => !isAccepted(one))
      .map(({ ruleId, line, message }) => `${filePath}:${line} ${ruleId}: ${message}`),
  ),
})
