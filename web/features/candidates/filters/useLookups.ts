import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import type { Option } from '../../../shared/fields/ChoiceList.tsx'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { useSession } from '../../../shared/session/session.ts'
import { areValid, extensionKeyOf, type Condition } from './conditions.ts'
import { filterNames, kindOf, kindOfExtension, operatorsOf, type Kind, type Operator } from './catalogue.ts'
import type { useLookupsQuery } from './__generated__/useLookupsQuery.graphql.ts'

/** One thing that can be filtered by. */
export interface FilterField {
  filter: Condition['filter']
  label: string
  kind: Kind
  operators: readonly Operator[]
  /** Of a list: what there is to choose. */
  options: readonly Option[]
}

export interface Lookups {
  fields: readonly FilterField[]
  fieldOf(filter: string): FilterField | undefined
  /** The global id of a channel, status, label or folder. */
  globalIdOf(databaseId: string): string | undefined
}

/** What the filters offer: the company's statuses, labels, channels, folders and own fields. */
export function useLookups(): Lookups {
  const { t } = useTranslation('candidates')
  const hasFolders = useSession().can('TalentManagement:TalentManagement')
  const data = useScreenQuery<useLookupsQuery>(
    graphql`
    query useLookupsQuery($hasFolders: Boolean!) {
      candidateStatuses { id databaseId name }
      labels { id databaseId name }
      recruitmentChannels { id databaseId name }
      candidateExtensionFields { key label type isActive choices }
      talentFolders(first: 100) @include(if: $hasFolders) { nodes { id databaseId name } }
    }
  `,
    { hasFolders },
    { fetchPolicy: 'store-or-network' },
  )
  return useMemo(() => {
    const folders = data.talentFolders?.nodes ?? []
    const records = {
      recChannel: data.recruitmentChannels,
      status: data.candidateStatuses,
      label: data.labels,
      folder: folders,
    }
    const named = (list: readonly { databaseId: string; name: string }[]) =>
      list.map(({ databaseId, name }) => ({ value: databaseId, label: name }))
    const yesNo = [
      { value: 'true', label: t('yes') },
      { value: 'false', label: t('no') },
    ]
    const optionsOf: Partial<Record<string, readonly Option[]>> = {
      recChannel: named(records.recChannel),
      status: named(records.status),
      label: named(records.label),
      folder: named(folders),
      inBlackList: yesNo,
      gender: (['male', 'female', 'unknown'] as const).map((name, number) => ({
        value: String(number),
        label: t(`genders.${name}`),
      })),
    }
    const own = filterNames
      .filter((name) => name !== 'folder' || hasFolders)
      .map((name): FilterField => {
        const kind = kindOf(name)
        return {
          filter: name,
          label: t(`fields.${name}`),
          kind,
          operators: operatorsOf(kind, name),
          options: optionsOf[name] ?? [],
        }
      })
    const extensions = data.candidateExtensionFields.flatMap((field): FilterField[] => {
      const kind = field.isActive ? kindOfExtension(field) : null
      const options =
        field.type === 'SWITCH' && field.choices.length === 0
          ? yesNo
          : field.choices.map((choice) => ({ value: choice, label: choice }))
      return kind
        ? [
            {
              filter: `extension:${field.key}`,
              label: t('extension', { replace: { label: field.label } }),
              kind,
              operators: operatorsOf(kind, field.key),
              options,
            },
          ]
        : []
    })
    const fields = [...own, ...extensions]
    const globalIds = new Map(
      Object.values(records)
        .flat()
        .map(({ databaseId, id }) => [databaseId, id]),
    )
    return {
      fields,
      fieldOf: (filter) => fields.find((field) => field.filter === filter),
      globalIdOf: (databaseId) => globalIds.get(databaseId),
    }
  }, [data, hasFolders, t])
}

/** Without what the company does not know (any more): an address may be old, or of somebody with other rights. */
export const conditionsKnown = (conditions: readonly Condition[], { fieldOf, globalIdOf }: Lookups): Condition[] =>
  conditions.flatMap((condition) => {
    const { filter, operator, values } = condition
    const field = fieldOf(filter)
    if (!field?.operators.includes(operator)) return []
    if (extensionKeyOf(filter) !== null) return areValid(field.kind, operator, values) ? [condition] : []
    if (!['recChannel', 'status', 'label', 'folder'].includes(filter)) return [condition]
    const known = values.filter((value) => globalIdOf(value))
    return known.length === 0 && values.length > 0 ? [] : [{ ...condition, values: known }]
  })
