import { z } from "zod";

const units = z.array(z.number().int().positive()).max(100).optional();

/** The units that a post is for: whoever belongs to one of them. A post without a target is for everybody. */
export const target = z.object({ idx_sector: units, idx_office: units, idx_team: units });
