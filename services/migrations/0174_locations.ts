import { sql, type Kysely } from 'kysely'

const statements = [
  // Rooms of locations and rooms of interviews were two tables for one thing.
  `alter table interview_room rename column location to directions`,
  `alter table interview_room add column location_id uuid`,
  `alter table interview_room add constraint interview_room_location
    foreign key (company_id, location_id) references location (company_id, id)`,
  `create index interview_room_at on interview_room (company_id, location_id) where location_id is not null`,
  // Two locations may each have a room of a name.
  `drop index interview_room_name`,
  `create unique index interview_room_name on interview_room
    (company_id, coalesce(location_id, '00000000-0000-0000-0000-000000000000'), lower(name))`,
  `insert into interview_room (company_id, id, name, location_id, capacity)
    select company_id, id, name, location_id, capacity from meeting_room on conflict do nothing`,
  `drop table meeting_room`,
  `alter table location add column version integer not null default 1`,
  `drop index location_name`,
  `create unique index location_name on location (company_id, lower(name))`,
]

/** Locations are looked after on a page, and the rooms of interviews are at locations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
