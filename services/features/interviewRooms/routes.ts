import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { deleteRoom, rooms, saveRoom } from './rooms.ts'

export const routes: Route[] = [
  implement(contract.interviewRoomList, (_input, { db }) => rooms(db)),
  implement(contract.interviewRoomSave, ({ body }, { db }) => saveRoom(db, body)),
  implement(contract.interviewRoomDelete, ({ params }, { db }) => deleteRoom(db, params.id)),
]
