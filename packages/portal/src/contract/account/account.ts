import { z } from "zod";
import { secret } from "../../define/values";
import { envelope } from "../envelope";
import { loginResponse } from "./login";

const password = (missing: string) => z.string().min(1, missing).max(200);

/** `POST /rest/personal/changePassword`; what a new password must be is said by `passwordProblem`. */
export const passwordChangeRequest = z.object({
  /** Empty only in a session that a sign-in link began, while the password has to be changed. */
  cur_pwd: z.string().max(200),
  new_pwd: password("새 비밀번호를 입력하세요."),
  new_rpw: password("새 비밀번호를 한 번 더 입력하세요."),
});

/** `POST /rest/personal/confirmPassword`: gives the password again, in a session that goes on. */
export const passwordConfirmation = z.object({ upw: secret(200).min(1, "비밀번호를 입력하세요.") });

/** `GET /rest/personal/getSessionList`: where the person is signed in, the latest use first. */
export const sessionListResponse = envelope.extend({
  list: z.array(
    z.object({
      idx: z.number().int(),
      ip: z.string(),
      ua: z.string(),
      /** ISO 8601. */
      wdate: z.string(),
      last_seen: z.string(),
      is_current: z.boolean(),
    }),
  ),
});

/** `POST /rest/personal/endSession`; without `idx` every session but the one that asks. */
export const sessionEndRequest = z.object({ idx: z.number().int().positive().optional() });

/** `POST /rest/auth/makeSignInLink`, for other systems of the company; they prove themselves with the link key. */
export const signInLinkRequest = z.object({
  email: z.string().trim().min(1).max(120),
  /** Where the person comes to: a path of the portal. */
  to: z.string().max(300).default("/main"),
  /** The person goes back one page when they leave. */
  is_temp: z.boolean().default(false),
});
export const signInLinkResponse = envelope.extend({ link: z.string().optional() });

/** `POST /rest/auth/useSignInLink`: signs in, once. */
export const signInLinkUse = z.object({ token: z.string().min(1).max(100) });
export const signInLinkAnswer = loginResponse.extend({ to: z.string().optional(), is_temp: z.boolean().optional() });

export type PasswordChangeRequest = z.infer<typeof passwordChangeRequest>;
export type SignInLinkAnswer = z.infer<typeof signInLinkAnswer>;
