import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { ComponentProps } from 'react'
import type { Option } from '../fields/ChoiceList.tsx'
import { Combobox } from '../fields/Combobox.tsx'
import type { OpenJobPickerQuery } from './__generated__/OpenJobPickerQuery.graphql.ts'

type Props = Omit<ComponentProps<typeof Combobox>, 'load' | 'placeholder' | 'value' | 'onChange'> & {
  value: Option | null
  onChange: (job: Option | null) => void
}

/** A picker that finds open jobs by title. */
export function OpenJobPicker(props: Props) {
  const { t } = useTranslation('shared')
  const environment = useRelayEnvironment()
  const load = async (search: string) => {
    const answer = await fetchQuery<OpenJobPickerQuery>(
      environment,
      graphql`
      query OpenJobPickerQuery($query: String) {
        jobs(query: $query, filter: { statuses: [OPEN] }, first: 30) @required(action: THROW) { nodes { id title department { name } } }
      }
    `,
      { query: search || null },
    ).toPromise()
    return (
      answer?.jobs.nodes.map(({ id, title, department }) => ({
        value: id,
        label: department ? `${title} — ${department.name}` : title,
      })) ?? []
    )
  }
  return <Combobox {...props} load={load} placeholder={t('candidate.searchJobs')} />
}
