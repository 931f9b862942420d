export const IN_MEMORY: string;
export function clearLeftovers(parents?: readonly string[]): void;
export function fontConfiguration(cache: string): string;
export function free(folder: string): number;
export function sameEverywhere(env?: NodeJS.ProcessEnv): void;
export function shortages(found?: { disk?: number; memory?: number }): string[];
export function testFolder(parent?: string): string;
