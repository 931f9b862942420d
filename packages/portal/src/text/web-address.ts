const address = (scheme: string) => new RegExp(`^${scheme}://[^\\s/?#\\\\@]+(?:[/?#]\\S*)?$`, "i");

/** A site's address: without a name before its host, behind which another host could hide. */
export const webAddress = [address("https?"), "http:// 또는 https://로 시작하는 주소를 입력하세요."] as const;

/** The same of a site that is read encrypted. */
export const secureAddress = [address("https"), "https://로 시작하는 주소를 입력하세요."] as const;
