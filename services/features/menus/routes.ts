import { implement, type Route } from '../../core/http/routes.ts'
import { menuByUser, menuList } from './contract.ts'
import { menu, menuOf } from './menu.ts'

export const routes: Route[] = [
  implement(menuByUser, async (_input, { caller }) => menuOf(caller)),
  implement(menuList, async () => [...menu]),
]
