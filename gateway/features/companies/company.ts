import {
  companyByIds,
  companyList,
  companyLookup,
  currentCompanyInfo,
  type CompanyInfo,
} from '../../../services/features/companies/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { recordId } from '../../core/graph/ids.ts'
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
    createdAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it came to the product.',
      resolve: async (row, _args, context) => (await whole(row, context)).createdDate ?? null,
    }),
  }),
})

const CompanyConnection = connectionOf(Company)

builder.queryFields((t) => ({
  companies: t.field({
    type: CompanyConnection,
    operation: companyList,
    description: "Companies in name order: all for administrators of the platform, else the viewer's own.",
    args: { query: t.arg.string({ description: 'Part of the name or code.' }), ...pageArgs },
    resolve: (_root, { query, ...args }, { rest }) =>
      readPages<Row>(args, (page) =>
        rest.call(companyList, {
          fieldNames: { keyword: 'query' },
          body: { ...page, ...(query && { keyword: query }) },
        }),
      ),
  }),
  company: t.field({
    type: Company,
    nullable: true,
    permission: 'Company:ReadCompany',
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
