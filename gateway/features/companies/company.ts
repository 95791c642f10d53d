import {
  companyByIds,
  companyList,
  companyLookup,
  companyManageUsage,
  currentCompanyInfo,
  type CompanyInfo,
  type CompanyUsage as Usage,
} from '../../../services/features/companies/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { recordId } from '../../core/graph/ids.ts'
import { imageUrlOf } from '../../core/graph/types/imageInput.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'

/** What names a company; the rest is read when it is asked for. */
type Row = Pick<CompanyInfo, 'id' | 'name'> & Partial<CompanyInfo>

/** Of services that do not read companies by id: the own one, and what can be chosen. */
async function knownCompanies(ids: readonly string[], { rest }: GatewayContext): Promise<Row[]> {
  const own = await rest.call(currentCompanyInfo)
  const others = await rest.call(companyLookup)
  return [own, ...others.filter(({ id }) => id !== own.id)].filter(({ id }) => ids.includes(id))
}

const companies = loader<Row>({
  read: byIds(companyByIds, knownCompanies),
  key: (company) => company.id,
  isLasting: true,
})

const whole = async (row: Row, context: GatewayContext): Promise<Row> =>
  row.createdDate === undefined ? ((await Company.load(context, row.id)) ?? row) : row

/** A text that not every company has. */
const detail = (
  name: 'code' | 'type' | 'email' | 'phone' | 'website' | 'address' | 'taxCode',
  description: string,
) => ({
  nullable: true as const,
  description,
  resolve: async (row: Row, _args: object, context: GatewayContext) => (await whole(row, context))[name] ?? null,
})

const usages = loader<Usage>({ read: byIds(companyManageUsage), key: ({ id }) => id })

const CompanyUsage = builder
  .objectRef<Usage>('CompanyUsage')
  .implement({
    description: 'How much the people of a company work with the product.',
    fields: (t) => ({
      userCount: t.exposeInt('users', { description: 'Number of active people.' }),
      lastUsedAt: t.expose('lastUsedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When one of them last used the product; null: nobody has yet.',
      }),
    }),
  })

export const Company = node<Row>('Company', {
  description: "A company of the product; what is read belongs to the viewer's own.",
  loader: companies,
  databaseId: (company) => company.id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the company.' }),
    code: t.string(detail('code', 'Short code of the company.')),
    type: t.string(detail('type', 'What it is to the product: an employer, an agency …')),
    email: t.field({ type: 'EmailAddress', ...detail('email', 'E-mail address of the company.') }),
    phone: t.string(detail('phone', 'Phone number of the company.')),
    website: t.string(detail('website', 'Address of its site.')),
    address: t.string(detail('address', 'Where it is.')),
    taxCode: t.string(detail('taxCode', 'Tax code of the company.')),
    isActive: t.boolean({
      description: 'The company works with the product.',
      resolve: async (row, _args, context) => (await whole(row, context)).active ?? true,
    }),
    version: t.int({
      nullable: true,
      description: 'Grows with each change; null where the services keep none.',
      resolve: async (row, _args, context) => (await whole(row, context)).version ?? null,
    }),
    logoUrl: t.field({
      type: 'URL',
      nullable: true,
      description: 'Path of its logo on this origin, asked for with the access token; another one with each new logo.',
      resolve: async (row, _args, context) => imageUrlOf((await whole(row, context)).logo),
    }),
    brandColor: t.string({
      nullable: true,
      description: "Colour of its mails: #1a2b3c; null for the product's own.",
      resolve: async (row, _args, context) => (await whole(row, context)).brandColor ?? null,
    }),
    isPlatform: t.boolean({
      description: 'It runs the platform: its administrators look after all companies, and it stays active.',
      resolve: async (row, _args, context) => (await whole(row, context)).platform ?? false,
    }),
    canManage: t.boolean({
      description: 'The viewer administrates the platform, and so may change the company and add further ones.',
      resolve: async (row, _args, context) => (await whole(row, context)).mayManage ?? false,
    }),
    usage: t.field({
      type: CompanyUsage,
      nullable: true,
      mayFailAlone: true,
      operation: companyManageUsage,
      description: 'How much its people work with the product.',
      resolve: ({ id }, _args, context) => usages.load(context, id),
    }),
    createdAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it came to the product.',
      resolve: async (row, _args, context) => (await whole(row, context)).createdDate ?? null,
    }),
  }),
})

const CompanyConnection = connectionOf(Company)

const CompanyFilter = builder.inputType('CompanyFilter', {
  description: 'Conditions on companies; all of them must hold.',
  fields: (t) => ({
    isActive: t.boolean({ description: 'Whether its people work with the product; left out: both.' }),
  }),
})

builder.queryFields((t) => ({
  companies: t.field({
    type: CompanyConnection,
    operation: companyList,
    description: "Companies in name order: all for administrators of the platform, else the viewer's own.",
    args: {
      query: t.arg.string({ description: 'Part of the name or code.' }),
      filter: t.arg({ type: CompanyFilter, description: 'Conditions on companies; all of them must hold.' }),
      ...pageArgs,
    },
    resolve: (_root, { query, filter, ...args }, { rest }) =>
      readPages<Row>(args, (page) =>
        rest.call(companyList, {
          fieldNames: { keyword: 'query', active: 'filter.isActive' },
          body: {
            ...page,
            ...(query && { keyword: query }),
            ...(typeof filter?.isActive === 'boolean' && { active: filter.isActive }),
          },
        }),
      ),
  }),
  company: t.field({
    type: Company,
    nullable: true,
    permission: ['Company:ReadCompany', 'Company:UpdateCompany'],
    description: 'One company by the id that addresses carry; null when there is none that the viewer may see.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    resolve: (_root, { databaseId }, context) => Company.load(context, recordId(databaseId)),
  }),
  activeCompanies: t.field({
    type: [Company],
    operation: companyLookup,
    description: 'Active companies that the viewer may choose, in name order.',
    resolve: (_root, _args, { rest }) => rest.call(companyLookup),
  }),
}))
