import { Box, Text, chakra } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CsvReport } from './csvCheck.ts'
import { formatCount } from '../format/numbers.ts'
import { Table } from '../table/Table.tsx'

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const
const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  shift_jis: 'Shift_JIS',
  'windows-1258': 'Windows-1258',
} as const

const Notice = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    padding: '3',
    borderRadius: '8px',
    '& svg': { flexShrink: 0, marginBlockStart: '2px' },
    '& ul': { margin: 0, paddingInlineStart: '4', listStyle: 'disc' },
  },
  variants: {
    tone: {
      good: { bg: 'status.green.bg', color: 'status.green.fg' },
      bad: { bg: 'status.red.bg', color: 'status.red.fg' },
      warn: { bg: 'status.orange.bg', color: 'status.orange.fg' },
    },
  },
})

/**
 * A report on a file before its import: encoding and delimiter, columns that do not match, values that will be refused,
 * and the first rows.
 */
export default function ImportReport({ report }: { report: CsvReport }) {
  const { t } = useTranslation('csv')
  const { problems, badValues, badRows, rows, preview, header } = report
  const shown = { rows: formatCount(rows), bad: formatCount(badRows) }
  return (
    <Box display="grid" gap="3" aria-live="polite">
      <Text color="fg.muted">
        {t('form', {
          replace: { encoding: encodingNames[report.encoding], delimiter: t(`${delimiterNames[report.delimiter]}`) },
        })}
        {' · '}
        {t('rows', { count: rows, replace: { shown: shown.rows } })}
      </Text>
      {problems.length > 0 && (
        <Notice tone="bad">
          <CircleAlert size={16} aria-hidden />
          <div>
            <b>{t('columnsWrong')}</b>
            <ul>
              {problems.map((problem) =>
                'column' in problem ? (
                  <li key={problem.kind + problem.column}>
                    {t(`${problem.kind}`, { replace: { column: problem.column } })}
                  </li>
                ) : (
                  <li key={problem.kind}>{t(`${problem.kind}`)}</li>
                ),
              )}
            </ul>
          </div>
        </Notice>
      )}
      {problems.length === 0 && badRows === 0 && (
        <Notice tone="good">
          <CircleCheck size={16} aria-hidden />
          {t('fine')}
        </Notice>
      )}
      {problems.length === 0 && badRows > 0 && (
        <Notice tone="warn">
          <TriangleAlert size={16} aria-hidden />
          <div>
            <b>{t('badRows', { replace: shown })}</b>
            <ul>
              {badValues.map(({ column, problem, count, lines }) => (
                <li key={`${column}:${problem}`}>
                  {column && <b>{column}: </b>}
                  {t(`values.${problem}`)} –{' '}
                  {t('atLines', {
                    count,
                    replace: {
                      shown: formatCount(count),
                      lines: lines.map(formatCount).join(', ') + (count > lines.length ? ', …' : ''),
                    },
                  })}
                </li>
              ))}
            </ul>
          </div>
        </Notice>
      )}
      <Text fontWeight="600">{t('preview', { count: preview.length })}</Text>
      <Table
        label={t('preview', { count: preview.length })}
        columns={header.map((label, index) => ({ key: String(index), label }))}
      >
        {preview.map((cells, row) => (
          <tr key={row}>
            {header.map((_, index) => (
              <td key={index} title={cells[index]}>
                {cells[index] ?? ''}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Box>
  )
}
