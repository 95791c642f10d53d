import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import type { Option } from '../../../shared/fields/ChoiceList.tsx'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { RequestError } from '../../../shared/requestError.ts'
import { useSession } from '../../../shared/session/session.ts'
import { areValid, extensionKeyOf, type Condition } from './conditions.ts'
import {
  filterNames,
  globalIdFilters,
  kindOf,
  kindOfExtension,
  operatorsOf,
  type FilterName,
  type Kind,
  type Operator,
} from './catalogue.ts'
import type { useLookupsQuery } from './__generated__/useLookupsQuery.graphql.ts'

/** A field by which candidates can be filtered. */
export interface FilterField {
  filter: Condition['filter']
  label: string
  kind: Kind
  operators: readonly Operator[]
  /** The options of a list field. */
  options: readonly Option[]
}

export interface Lookups {
  fields: readonly FilterField[]
  fieldOf(filter: string): FilterField | undefined
  /** Returns the global id of a channel, status or label. */
  globalIdOf(databaseId: string): string | undefined
  /** Whether the options of this filter could not be loaded. */
  isMissing(filter: string): boolean
}

/** The permission to read the stages of all workflows. */
export const stageReaders = 'JobRequest:InterviewManage'
/** The permissions to see candidates' stages in jobs. */
export const placeReaders = ['JobRequest:ReadJobRequest', stageReaders]
/** The permissions to open CVs. */
export const cvReaders = ['Candidate:ReadCandidate', 'Candidate:CV-Verification']
/** The permissions for the filters by stages in jobs and by CV texts. */
const requiredPermissions: Partial<Record<FilterName, string | readonly string[]>> = {
  job: 'JobRequest:ListJobRequest',
  stage: stageReaders,
  daysInStage: placeReaders,
  cv: cvReaders,
  folder: 'TalentManagement:TalentManagement',
}

/** Returns the stages of all workflows by their keys. Stages with the same key may have different names. */
function stageOptions(workflows: readonly { readonly steps: readonly { key: string; name: string }[] }[]): Option[] {
  const byKey = Map.groupBy(
    workflows.flatMap(({ steps }) => steps),
    ({ key }) => key,
  )
  return [...byKey].map(([key, steps]) => ({
    value: key,
    label: [...new Set(steps.map(({ name }) => name))].join(' / '),
  }))
}

/**
 * Returns the options of the filters: the company's statuses, labels, channels and company fields. `attempt` is
 * incremented when the user retries a failed load.
 */
export function useLookups(attempt: number): Lookups {
  const { t } = useTranslation('candidates')
  const { can } = useSession()
  const hasStages = can(stageReaders)
  // Joined into a string, because the session's function may change between renders.
  const hidden = filterNames.filter((name) => !can(requiredPermissions[name])).join(' ')
  const answered = useScreenQuery<useLookupsQuery>(
    graphql`
    query useLookupsQuery($hasStages: Boolean!) {
      candidateStatuses @catch(to: NULL) { id databaseId name }
      labels @catch(to: NULL) { id databaseId name }
      recruitmentChannels @catch(to: NULL) { id databaseId name }
      candidateExtensionFields @catch(to: NULL) { key label type isActive choices }
      pipelineWorkflows @include(if: $hasStages) @catch(to: NULL) { steps { key name } }
    }
  `,
    { hasStages },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  )
  return useMemo(() => {
    const found = {
      recChannel: answered.recruitmentChannels,
      status: answered.candidateStatuses,
      label: answered.labels,
    }
    const records = { recChannel: found.recChannel ?? [], status: found.status ?? [], label: found.label ?? [] }
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
      stage: stageOptions(answered.pipelineWorkflows ?? []),
      inBlackList: yesNo,
      gender: (['male', 'female', 'unknown'] as const).map((name, number) => ({
        value: String(number),
        label: t(`genders.${name}`),
      })),
    }
    const own = filterNames
      .filter((name) => !hidden.split(' ').includes(name))
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
    const extensions = (answered.candidateExtensionFields ?? []).flatMap((field): FilterField[] => {
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
      isMissing: (filter) =>
        extensionKeyOf(filter) === null
          ? filter in found && !found[filter as keyof typeof found]
          : !answered.candidateExtensionFields,
    }
  }, [answered, hidden, t])
}

/**
 * Returns the conditions without those that the company does not know (any more): an address may be old, or come from a
 * user with other permissions. Throws if it cannot be determined whether a condition is known: a list without it would
 * show too much.
 */
export const filterKnownConditions = (
  conditions: readonly Condition[],
  { fieldOf, globalIdOf, isMissing }: Lookups,
): Condition[] =>
  conditions.flatMap((condition) => {
    const { filter, operator, values } = condition
    if (isMissing(filter)) throw new RequestError('UPSTREAM_UNAVAILABLE', '')
    const field = fieldOf(filter)
    if (!field?.operators.includes(operator)) return []
    if (extensionKeyOf(filter) !== null) return areValid(field.kind, operator, values) ? [condition] : []
    if (!globalIdFilters.includes(filter)) return [condition]
    const known = values.filter((value) => globalIdOf(value))
    return known.length === 0 && values.length > 0 ? [] : [{ ...condition, values: known }]
  })
