import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLObjectType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../../gateway/schema.ts'
import { root } from '../../scripts/root.ts'
import { permissionKeys } from '../../services/core/contract/permissionKeys.ts'

const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type))
const ofBuiltInScalars = new Set(['String', 'Int', 'Float', 'Boolean', 'ID'])
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
  (type): type is GraphQLObjectType => Boolean(type),
)

test('every type, field, argument and enum value has a description of at least three words', () => {
  const bare: string[] = []
  const check = (name: string, { description }: { description?: string | null }) => {
    if ((description ?? '').trim().split(/\s+/).length < 3) bare.push(`${name}: ${description}`)
  }
  for (const type of types) {
    if (!(isScalarType(type) && ofBuiltInScalars.has(type.name))) check(type.name, type)
    if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value)
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) check(`${type.name}.${field.name}`, field)
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        check(`${type.name}.${field.name}`, field)
        for (const arg of field.args) check(`${type.name}.${field.name}(${arg.name})`, arg)
      }
    }
  }
  expect(bare).toEqual([])
})

/** The names of all types, fields, arguments and enum values, with their places. */
const names = types.flatMap((type) => {
  const fields =
    isInputObjectType(type) || isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
  return [
    { name: type.name, place: type.name },
    ...(isEnumType(type) ? type.getValues() : fields).map(({ name }) => ({ name, place: `${type.name}.${name}` })),
    ...fields.flatMap((field) =>
      ('args' in field ? field.args : []).map(({ name }: { name: string }) => ({
        name,
        place: `${type.name}.${field.name}(${name})`,
      })),
    ),
  ]
})

test('every root field declares who may use it', () => {
  const silent = roots.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ extensions }) => {
        return !(extensions.permission as readonly string[] | undefined)?.length && extensions.openTo === undefined
      })
      .map((field) => `${type.name}.${field.name}`),
  )
  expect(silent).toEqual([])
})

test('@permission only requires permissions of the list', () => {
  const printed = readFileSync(join(root, 'schema.graphql'), 'utf8')
  const keys = [...printed.matchAll(/@permission\(requires: (\[[^\]]*\]|"[^"]*")\)/g)].flatMap(([, list]) =>
    [...(list ?? '').matchAll(/"([^"]+)"/g)].map(([, key]) => key),
  )
  expect(keys.length).toBeGreaterThan(5)
  expect(keys.filter((key) => !permissionKeys.some((known) => known === key))).toEqual([])
})

describe('naming', () => {
  // The glossary lists the terms to use instead.
  test.each([
    ['inbound candidates', /collect/i],
    ['RUF records', /ruf(?!record)/i],
    ['DPS searches', /dps_?type/i],
    ['people who are known already', /existed/i],
    ['people whom a rule blocks', /policy_?failure/i],
    ['imports that are done', /^SUCCEED$/],
    ['recruitment channels', /rec_?channel/i],
  ])('%s have one name', (_thing, formerName) => {
    expect(names.filter(({ name }) => formerName.test(name)).map(({ place }) => place)).toEqual([])
  })

  test('names do not refer to parts of a screen', () => {
    const parts = /dashboard|option|screen|widget|dropdown|popup|uniqueKey|unusedKey/i
    const asked = roots.flatMap((type) => Object.keys(type.getFields()))
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter((name) => parts.test(name))).toEqual([])
  })

  test('enum values are SCREAMING_SNAKE', () => {
    const odd = types.filter(isEnumType).flatMap((type) => type.getValues().map(({ name }) => `${type.name}.${name}`))
    expect(odd.filter((name) => !/\.[A-Z][A-Z0-9_]*$/.test(name))).toEqual([])
  })

  test('sort fields have the names of the fields', () => {
    const orders = types.filter(isEnumType).filter(({ name }) => name.endsWith('OrderField'))
    const camel = (name: string) => name.toLowerCase().replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())
    const odd = orders.flatMap((order) => {
      const type = schema.getType(order.name.replace(/OrderField$/, ''))
      const fields = isObjectType(type) ? type.getFields() : {}
      return order.getValues().flatMap(({ name }) => (fields[camel(name)] ? [] : [`${order.name}.${name}`]))
    })
    expect(orders.length).toBeGreaterThan(2)
    expect(odd).toEqual([])
  })

  test('boolean names are questions', () => {
    const fields = types
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    const odd = fields.filter(
      ({ field }) => getNamedType(field.type).name === 'Boolean' && !/^(is|has|can)[A-Z]/.test(field.name),
    )
    expect(odd.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([])
  })

  test('a mutation accepts its input and returns its payload', () => {
    const odd = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ name, args, type }) => {
      const stem = `${name[0]?.toUpperCase()}${name.slice(1)}`
      return args.length !== 1 || `${args[0]?.type}` !== `${stem}Input!` || getNamedType(type).name !== `${stem}Payload`
    })
    expect(odd.map(({ name }) => name)).toEqual([])
  })

  test('a payload contains what has changed: records, or the id that was removed', () => {
    const payloads = types.filter(isObjectType).filter(({ name }) => name.endsWith('Payload'))
    const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields())
    const bare = payloads.filter((type) => fieldsOf(type).every((field) => getNamedType(field.type).name === 'Boolean'))
    const deletes = payloads.filter(({ name }) => name.startsWith('Delete'))
    // A part of a record is removed from that record.
    const silent = deletes.filter(
      (type) =>
        !fieldsOf(type).some((field) => /^deleted\w+Ids?$/.test(field.name) || isObjectType(getNamedType(field.type))),
    )
    expect(deletes.length).toBeGreaterThan(10)
    expect([...bare, ...silent].map(({ name }) => name)).toEqual([])
  })

  test('users are nodes: only these fields accept or return a user name', () => {
    const named = [
      // These are about the name used to sign in.
      'User.userName',
      'CreateUserInput.userName',
      'CreateCompanyInput.administratorUserName',
      // Of a TURN server, as browsers expect it.
      'IceServer.username',
      // As typed by the sender, who may belong to any company or none.
      'ContactMessage.userName',
      'CreateContactMessageInput.userName',
      'UpdateContactMessageInput.userName',
      // Finds a user by name.
      'Query.user(userName)',
      // Addresses of pages contain user names, and the list does not wait until they have been converted to ids.
      'CallFilter.userNames',
      'JobCandidateFilter.ownerUserName',
    ]
    const found = names.filter(({ name }) => /userNames?$/i.test(name)).map(({ place }) => place)
    expect(found.sort()).toEqual(named.sort())
  })

  test('connections have totalCount and paging', () => {
    const connections = types.filter(isObjectType).filter(({ name }) => name.endsWith('Connection'))
    const odd = connections.filter((type) =>
      ['edges', 'nodes', 'pageInfo', 'paging', 'totalCount'].some((name) => !type.getFields()[name]),
    )
    expect(connections.length).toBeGreaterThan(3)
    expect(odd.map(({ name }) => name)).toEqual([])
  })
})

describe('the grammar of arguments', () => {
  const inputs = types.filter(isInputObjectType)
  const fields = types
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, field })))
  const given = fields.flatMap(({ place, field }) =>
    field.args.map(({ name, type }) => ({ name, type: getNamedType(type), place })),
  )

  test('a connection accepts a page, search terms, a filter and an order, and at most the record whose list it is', () => {
    const known = /^(first|last|after|before|page|query|filter|orderBy)$/
    const connections = fields.filter(({ field }) => getNamedType(field.type).name.endsWith('Connection'))
    const odd = connections.flatMap(({ place, field }) => {
      const others = field.args.filter(({ name }) => !known.test(name))
      const isOfRecord = others.length === 1 && others[0]!.name.endsWith('Id') && `${others[0]!.type}` === 'ID!'
      return others.length === 0 || isOfRecord ? [] : [`${place}(${others.map(({ name }) => name).join()})`]
    })
    expect(connections.length).toBeGreaterThan(20)
    // The viewer determines these candidates. The number of days is the only choice, and is no condition on any list of
    // them.
    expect(odd).toEqual(['Query.myUnmovedCandidates(minDaysInStage)'])
  })

  test('search terms are `query`, beside a filter and never in it', () => {
    const words = given.filter(({ name }) => name === 'query')
    expect(words.length).toBeGreaterThan(15)
    expect(words.filter(({ type }) => type.name !== 'String').map(({ place }) => place)).toEqual([])
    const former = given.filter(({ name }) => /^(search|keywords?|text|words?|q)$/.test(name))
    const hidden = inputs
      .filter(({ name }) => name.endsWith('Filter'))
      .flatMap((type) => Object.keys(type.getFields()).map((name) => ({ name, place: type.name })))
      .filter(({ name }) => /^(query|search|keywords?|text|words?|q)$/.test(name))
    expect([...former, ...hidden].map(({ name, place }) => `${place}(${name})`)).toEqual([])
  })

  test('nothing has a former name of search terms or order', () => {
    const former = inputs.flatMap((type) =>
      Object.keys(type.getFields())
        .filter((name) => /^(search|sort|sortBy|sortDirection)$/.test(name))
        .map((name) => `${type.name}.${name}`),
    )
    const args = given.filter(({ name }) => /^(sort|sortBy|sortDirection|order)$/.test(name))
    const typed = types.filter(({ name }) => /Sort(Field|Direction)?$/.test(name))
    expect([...former, ...args.map(({ place }) => place), ...typed.map(({ name }) => name)]).toEqual([])
  })

  test('an order is a field and a direction, in the argument `orderBy`', () => {
    const orders = inputs.filter(({ name }) => name.endsWith('Order'))
    const shapes = orders.map((type) =>
      Object.values(type.getFields())
        .map(({ name, type: of }) => `${name}: ${of}`)
        .join(', '),
    )
    expect(orders.length).toBeGreaterThan(2)
    expect(shapes).toEqual(orders.map(({ name }) => `direction: OrderDirection!, field: ${name}Field!`))
    const users = [
      ...given,
      ...inputs.flatMap((input) =>
        Object.values(input.getFields()).map(({ name, type }) => ({
          name,
          type: getNamedType(type),
          place: input.name,
        })),
      ),
    ]
    const odd = users.filter(({ name, type }) => (name === 'orderBy') !== type.name.endsWith('Order'))
    expect(odd.map(({ name, place }) => `${place}.${name}`)).toEqual([])
  })

  test("a filter is the filter of the list's records, and says that all conditions must hold", () => {
    const filters = inputs.filter(({ name }) => /Filter(Input)?$/.test(name))
    const odd = filters.filter(
      ({ name, description }) =>
        !isObjectType(schema.getType(name.replace(/Filter$/, ''))) ||
        !description?.includes('All conditions must hold'),
    )
    const asked = fields.flatMap(({ place, field }) =>
      field.args
        .filter(({ name }) => name === 'filter')
        .map(({ type }) => ({ place, type: `${type}`, of: getNamedType(field.type).name })),
    )
    expect(filters.length).toBeGreaterThan(8)
    expect(odd.map(({ name }) => name)).toEqual([])
    expect(asked.filter(({ type, of }) => type !== of.replace(/(Connection)?$/, 'Filter'))).toEqual([])
  })

  test('periods of time are ranges, named after the field that they filter', () => {
    const isRange = (name: string) => name.endsWith('Range')
    const ends = inputs.filter((type) => type.getFields()['from'] ?? type.getFields()['to'])
    expect(ends.map(({ name }) => name)).toContain('DateTimeRange')
    expect(ends.filter(({ name }) => !isRange(name)).map(({ name }) => name)).toEqual([])
    const filters = inputs.filter(({ name }) => name.endsWith('Filter'))
    const odd = filters.flatMap((filter) => {
      const narrowed = schema.getType(filter.name.replace(/Filter$/, ''))
      const known = isObjectType(narrowed) ? narrowed.getFields() : {}
      const ranges = Object.values(filter.getFields()).filter(({ type }) => isRange(getNamedType(type).name))
      return ranges.flatMap(({ name }) => (known[name] ? [] : [`${filter.name}.${name}`]))
    })
    expect(odd).toEqual([])
  })

  test('a subscription is named after what changes', () => {
    const live = Object.keys(schema.getSubscriptionType()?.getFields() ?? {})
    expect(live.length).toBeGreaterThan(5)
    expect(live.filter((name) => !name.endsWith('Changed'))).toEqual([])
  })
})

describe('a value from a service', () => {
  const answered = roots
    .filter(({ name }) => name !== 'Subscription')
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, field })))

  test('may be missing: its root field is then null, and no other with it', () => {
    // Its items are null individually.
    const odd = answered.filter(({ place, field }) => isNonNullType(field.type) && place !== 'Query.nodes')
    expect(answered.length).toBeGreaterThan(100)
    expect(odd.map(({ place }) => place)).toEqual([])
  })

  test('is otherwise present, as declared by @semanticNonNull; without that, the record may not exist', () => {
    const maybe = answered.filter(
      ({ field }) =>
        !isNonNullType(field.type) &&
        !(field.extensions.directives as object | undefined)?.['semanticNonNull' as never],
    )
    // A single record by an id, or something that a user or the services may not have.
    const odd = maybe.filter(
      ({ field }) =>
        !field.args.some(({ type }) => /^ID!?$|^String!$/.test(`${type}`)) &&
        !['calendarAddress', 'phoneExtension', 'unreadNotificationCount'].includes(field.name),
    )
    expect(odd.map(({ place }) => place)).toEqual([])
  })

  test('is a list without null items, except for nodes requested by their ids', () => {
    const holes = answered.filter(
      ({ field }) => isListType(getNullableType(field.type)) && !/!\]/.test(`${field.type}`),
    )
    expect(holes.map(({ place }) => place)).toEqual(['Query.nodes'])
  })
})
