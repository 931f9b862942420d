import type { PermissionFlag } from "@portal/definition";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { areGivenTo, areLive, columnOfLevel as columns } from "../../access/grants";
import { ApiError, wrongFields } from "../../api-error";
import { account, permissionGrant, staff } from "../../db/tables";
import { notify } from "../../notifications";
import type { GivenOf, RecordOf } from "../../records/record-of";
import type { RequestContext, RulesOf, WriteContext } from "../../records/rules";
import { dayOf } from "../../seoul";

type Given = GivenOf<"permission_grant">;
type Grant = RecordOf<"permission_grant">;

/** The columns that name whom something is given to, one for each level. */
const named = Object.values(columns);

/** Who may do what: given to others alone, and never so that nobody is left who may give anything. */
export const rules: RulesOf<"permission_grant"> = {
  async saving(context, { after: grant, before }) {
    const column = named.find((each) => each === `idx_${grant.level}`) ?? columns.staff;
    if (!grant[column]) throw wrongFields({ [column]: "대상: 누구에게 줄지 선택하세요." });
    const nobody = { idx_staff: null, idx_position: null, idx_team: null, idx_office: null, idx_sector: null };
    const only = { ...nobody, [column]: grant[column] };
    if (isTo(context, only) && !(before && isSmaller(before, grant)))
      throw new ApiError(403, "본인에게 권한을 줄 수 없습니다. 다른 담당자에게 부탁하세요.");
    await refuseTwice(context, grant, column);
    return only;
  },

  async saved(context, { after }) {
    await needMaster(context);
    const { level, idx_staff } = after;
    if (level !== "staff" || idx_staff === null || idx_staff === context.person.idx) return;
    const title = "내 권한이 바뀌었습니다. 다시 로그인하면 메뉴에 나타납니다.";
    await notify(context.db, { to: [idx_staff], kind: "people", title, link: "/main" }, context.now);
  },

  async removing(context, record) {
    await needMaster(context, record.idx);
  },
};

/** Whether a grant is to the person who asks, or to all of a unit of theirs. */
function isTo({ asker }: RequestContext, grant: Record<string, unknown>): boolean {
  const own = [asker.idx, asker.idx_position, asker.idx_team, asker.idx_office, asker.idx_sector];
  return named.some((column, index) => grant[column] === own[index]);
}

/** Whether the same is given for no longer than before. */
function isSmaller(before: Grant, after: Given): boolean {
  const isSame = before.flag === after.flag && named.every((column) => before[column] === after[column]);
  const ends = after.date_to ?? "9999-12-31";
  return isSame && after.date_from >= before.date_from && ends <= (before.date_to ?? "9999-12-31");
}

async function refuseTwice({ db }: RequestContext, grant: Given, column: (typeof named)[number]): Promise<void> {
  const isSame = and(
    eq(permissionGrant.flag, grant.flag),
    eq(permissionGrant[column], Number(grant[column])),
    isNull(permissionGrant.deleted_at),
    grant.idx ? ne(permissionGrant.idx, grant.idx) : undefined,
    sql`daterange(${permissionGrant.date_from}, ${permissionGrant.date_to}, '[]') && daterange(${grant.date_from}::date, ${grant.date_to ?? null}::date, '[]')`,
  );
  if ((await db.$count(permissionGrant, isSame)) > 0)
    throw wrongFields({ date_from: "시작일: 그 기간에 이미 같은 권한이 있습니다. 그 권한을 고치세요." });
}

/** Somebody who can sign in has to be left who may give permissions, and for good. */
async function needMaster({ db, now }: WriteContext, without = 0): Promise<void> {
  const flag: PermissionFlag = "isMaster";
  // of two who take each other's permission away at the same moment the second one sees the first
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('permission_grant', 0))`);
  const masters = await db
    .select({ idx: staff.idx })
    .from(staff)
    .innerJoin(account, eq(account.idx_staff, staff.idx))
    .innerJoin(permissionGrant, and(eq(permissionGrant.flag, flag), areLive(dayOf(now)), areGivenTo(staff)))
    .where(
      and(
        ne(permissionGrant.idx, without),
        isNull(permissionGrant.date_to),
        ne(staff.status, "retired"),
        isNull(staff.deleted_at),
      ),
    )
    .limit(1);
  if (masters.length === 0)
    throw new ApiError(409, "기한 없는 마스터가 한 명도 남지 않습니다. 다른 사람에게 먼저 주세요.");
}
