import { z } from "zod";
import { secret, words } from "../../define/values";
import { permissionFlags } from "../../permissions";
import { envelope } from "../envelope";

/** `POST /rest/mypims/login` */
export const loginRequest = z.object({
  uid: words(120).min(1, "이메일을 입력하세요."),
  upw: secret(200).min(1, "비밀번호를 입력하세요."),
  /** Where `/gate_login` goes afterwards; only to hosts that the installation lists. */
  return: z
    .url({ protocol: /^https?$/, error: "돌아갈 주소가 올바르지 않습니다." })
    .max(2000)
    .optional(),
});

/** The person as the client may know them; permissions are derived from the ids. */
export const signedInStaff = z.object({
  idx: z.number().int(),
  email: z.string(),
  idx_sector: z.number().int(),
  idx_office: z.number().int(),
  idx_team: z.number().int(),
  idx_position: z.number().int(),
  kname: z.string(),
  ename: z.string(),
  /** The units that the person heads by appointment: not all permissions are in the ids. */
  heads: z.array(z.object({ level: z.enum(["company", "office", "team"]), idx: z.number().int() })),
  /** The permissions that the installation gives the person; those of the specification's ids while nothing is said. */
  given: z.array(z.enum(permissionFlags)).optional(),
  /** On leave of absence: nothing is shown but what is the person's own. */
  isAway: z.boolean().optional(),
});

export const loginResponse = envelope.extend({
  user: signedInStaff.optional(),
  /** The password has to be changed before anything else. */
  must_change_pw: z.boolean().optional(),
  /** The installation is not set up yet, and the person may do it. */
  sets_up: z.boolean().optional(),
  /** The way back to a partner; only when the request named one. */
  return_url: z.string().optional(),
});

export type LoginRequest = z.infer<typeof loginRequest>;
export type SignedInStaff = z.infer<typeof signedInStaff>;
export type LoginResponse = z.infer<typeof loginResponse>;
