export function checkNode(): boolean;
