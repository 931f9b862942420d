import { z } from "zod";
import { called, idx, mentions, words } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

const whole = z.number().int();
/** What most calls here are asked about, and by whom. */
const ofPost = z.object({ post: idx });
const everybody = ["staff:all"] as const;
/** YYYY-MM-DD HH:MM, in Seoul. */
const minute = z.string();

/** What is said under a post, the oldest first; answers name what they answer. */
export const getPostComments = defineCall({
  method: "get",
  path: "/rest/carrotzone/getPostComments",
  title: "게시글 댓글",
  can: everybody,
  query: ofPost,
  answer: envelope.extend({
    list: z.array(
      z.object({
        idx: whole,
        /** The comment that it answers; 0 for none. */
        parent: whole,
        /** Empty when it was removed. */
        content: z.string(),
        /** Those whom it calls by name. */
        mentions: called,
        /** Empty when it is anonymous. */
        kname: z.string(),
        team_name: z.string(),
        is_anon: z.boolean(),
        is_mine: z.boolean(),
        is_removed: z.boolean(),
        may_remove: z.boolean(),
        wdate: minute,
        is_edited: z.boolean(),
      }),
    ),
    /** Whether one may comment, and without one's name. */
    may_comment: z.boolean(),
    may_be_anon: z.boolean(),
  }),
});

const content = words(2000).refine((text) => text !== "", "댓글 내용을 입력하세요.");

export const addPostComment = defineCall({
  method: "post",
  path: "/rest/carrotzone/addPostComment",
  title: "댓글 쓰기",
  can: everybody,
  body: ofPost.extend({ content, mentions, parent: idx.optional(), is_anon: z.boolean().default(false) }),
  answer: envelope.extend({ idx: whole }),
});

export const modPostComment = defineCall({
  method: "post",
  path: "/rest/carrotzone/modPostComment",
  title: "댓글 고치기",
  can: ["staff:own"],
  body: z.object({ idx, content, mentions }),
  answer: envelope,
});

/** One's own; those who write in the board may remove any. */
export const removePostComment = defineCall({
  method: "post",
  path: "/rest/carrotzone/removePostComment",
  title: "댓글 지우기",
  can: everybody,
  body: z.object({ idx }),
  answer: envelope,
});

export const likePost = defineCall({
  method: "post",
  path: "/rest/carrotzone/likePost",
  title: "공감",
  can: everybody,
  body: ofPost.extend({ is_liked: z.boolean() }),
  answer: envelope.extend({ like_count: whole }),
});

/** Says that one has read a notice that everybody has to read. */
export const confirmPost = defineCall({
  method: "post",
  path: "/rest/carrotzone/confirmPost",
  title: "필독 공지 확인",
  can: everybody,
  body: ofPost,
  answer: envelope.extend({ confirmed_at: minute }),
});

/** For those who may change the post: whom it is for, and who of them has read and confirmed it. */
export const getPostReaders = defineCall({
  method: "get",
  path: "/rest/carrotzone/getPostReaders",
  title: "읽은 사람",
  can: everybody,
  query: ofPost,
  answer: envelope.extend({
    list: z.array(
      z.object({
        idx: whole,
        kname: z.string(),
        team_name: z.string(),
        /** Empty for who has not. */
        read_at: minute,
        confirmed_at: minute,
      }),
    ),
  }),
});

/** Notifies those who have not read it, or not confirmed it where they have to. */
export const remindPostReaders = defineCall({
  method: "post",
  path: "/rest/carrotzone/remindPostReaders",
  title: "안 읽은 사람에게 알림",
  can: everybody,
  body: ofPost,
  answer: envelope.extend({ told: whole }),
});

/** Counts that somebody plays a film. */
export const playMedia = defineCall({
  method: "post",
  path: "/rest/carrotzone/playMedia",
  title: "영상 재생",
  can: everybody,
  body: ofPost,
  answer: envelope.extend({ play_count: whole }),
});

/** A version of a manual: this one, or one before it. */
export const getManualVersion = defineCall({
  method: "get",
  path: "/rest/carrotzone/getManualVersion",
  title: "매뉴얼 버전",
  can: everybody,
  query: ofPost.extend({ version: idx }),
  answer: envelope.extend({
    title: z.string(),
    body: z.string(),
    version: z.string(),
    effective_date: z.string(),
  }),
});

/** The folders of the manuals with how many are in each; a folder below another one has its path, `인사/휴가`. */
export const getManualFolders = defineCall({
  method: "get",
  path: "/rest/carrotzone/getManualFolders",
  title: "매뉴얼 폴더",
  can: everybody,
  answer: envelope.extend({ list: z.array(z.object({ folder: z.string(), count: whole })) }),
});
