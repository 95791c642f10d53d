import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  type GraphQLArgument,
  type GraphQLType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../../gateway/schema.ts'

const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type))

describe('ids', () => {
  const all = types.flatMap((type) => {
    if (!(isInputObjectType(type) || isObjectType(type) || isInterfaceType(type))) return []
    return Object.values(type.getFields()).flatMap((field) => {
      const args: readonly GraphQLArgument[] = 'args' in field ? field.args : []
      const place = `${type.name}.${field.name}`
      return [
        { place, isOutput: !isInputObjectType(type), name: field.name, of: field },
        ...args.map((arg) => ({ place: `${place}(${arg.name})`, isOutput: false, name: arg.name, of: arg })),
      ].filter(({ of }) => getNamedType(of.type as GraphQLType).name === 'ID')
    })
  })

  test('are global, except those named databaseId, and their descriptions say which', () => {
    const odd = all.filter(({ name, of }) => {
      const isOfServices = /\bids?\b.* in the services\b|services' ids?\b|id that the (services|addresses)/i.test(
        of.description ?? '',
      )
      return isOfServices !== /databaseIds?$/i.test(name)
    })
    expect(all.length).toBeGreaterThan(150)
    expect(odd.map(({ place }) => place)).toEqual([])
  })

  test('of the services are only used in look-ups, and in filters that an address sets', () => {
    const asked = all.filter(({ name, isOutput }) => !isOutput && /databaseIds?$/i.test(name))
    const odd = asked.filter(({ place }) => !/^Query\.\w+\(databaseId\)$/.test(place))
    expect(odd.map(({ place }) => place).toSorted()).toEqual([
      'CandidateConditionValues.databaseIds',
      'DpsTaskFilter.openJobDatabaseId',
      'DpsTaskFilter.searchDatabaseId',
      'JobCandidateFilter.stageDatabaseIds',
      'JobProductFilter.typeDatabaseId',
      'JobPublicationFilter.companyDatabaseId',
      'OwedFeedbackFilter.jobDatabaseId',
      // Two look-ups in one: a candidate in a job.
      'Query.scorecardComparison(candidateDatabaseId)',
      'Query.scorecardComparison(jobDatabaseId)',
      // The text of a form contains these ids unchanged.
      'RequiredApprovalInput.approveStatusDatabaseId',
      'RequiredApprovalInput.rejectStatusDatabaseId',
      'RequiredApprovalInput.statusGroupDatabaseId',
      'VerificationCandidateFilter.vendorRequestDatabaseId',
    ])
  })

  test('are fields of their own records: a reference to another record leads to that record', () => {
    const bare = all.filter(({ name, isOutput }) => isOutput && name !== 'id' && name !== 'databaseId')
    const odd = bare.filter(
      ({ place }) => !/\.(deleted|unfollowed)\w+Ids?$|Change\.(candidate|job)Id$|^CandidateDraft\./.test(place),
    )
    expect(odd.map(({ place }) => place).toSorted()).toEqual([
      // The result for each of the ids in the input.
      'CandidateBulkResult.candidateId',
      // Also of a folder that the viewer may not see, so that saving preserves it.
      'DpsTask.folderId',
      'InboundCandidateResult.inboundCandidateId',
      // Also of a candidate who is no longer on the job.
      'JobCandidateResult.candidateId',
      'MergeCandidatesPayload.mergeId',
      'RequiredApproval.approveStatusDatabaseId',
      'RequiredApproval.rejectStatusDatabaseId',
      'RequiredApproval.statusGroupDatabaseId',
      // Also of a candidate who has been deleted.
      'SkippedRecipient.candidateId',
      // For users who may test triggers but read neither of the two.
      'WorkflowSubject.candidateId',
      'WorkflowSubject.jobId',
    ])
  })
})

test('values that are more than a text have their own type', () => {
  const kinds = [
    ['EmailAddress', /^e?mails?$|^(mail|sender)Address$/i],
    ['URL', /^urls?$|Urls?$/],
    ['Permission', /^(permissions?|granting)$/],
    ['DateTime', /[a-z]At$/],
    ['Date', /^birthday$|[a-z](Date)$/, /^(start|end)Date$/],
    ['PartialDate', /^(start|end)Date$/],
  ] as const
  const texts = types.flatMap((type) =>
    isInputObjectType(type) || isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) => {
          const args: readonly GraphQLArgument[] = 'args' in field ? field.args : []
          return [field, ...args].map((one) => ({
            place: `${type.name}.${field.name} ${one.name}`,
            name: one.name,
            type: getNamedType(one.type as GraphQLType),
          }))
        })
      : [],
  )
  for (const [kind, name, other] of kinds) {
    const named = texts.filter((one) => isScalarType(one.type) && name.test(one.name) && !other?.test(one.name))
    expect([kind, named.length > 1]).toEqual([kind, true])
    expect([kind, named.filter(({ type }) => type.name !== kind).map(({ place }) => place)]).toEqual([kind, []])
  }
})

test('a stored file is a File, never a path', () => {
  const odd = types.flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter(({ name, type: of }) => /path$/i.test(name) && getNamedType(of).name === 'String')
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  )
  // The other two are addresses of pages.
  expect(odd.toSorted()).toEqual(['File.path', 'MenuItem.path', 'Notification.path'])
})
