import type { Rules } from "../crud/rules";
import { rules as elearning } from "./elearning";
import { rules as post } from "./post";
import { rules as task } from "./task";
import { rules as taskComment } from "./task-comment";

/** What holds of entities beside their definitions, by the entity's name. */
export const rulesOf: Readonly<Record<string, Rules>> = { elearning, post, task, task_comment: taskComment };
