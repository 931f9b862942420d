const families = [..."김이박최정강조윤장임한오서신권황안송류홍"];
const familiesEnglish = [
  ..."Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Ryu Hong".split(" "),
];
const given = [
  ..."가온 나래 다솜 라온 마루 바름 새봄 아라 자람 찬솔 하늘 해든 이든 도담 누리 미르 보람 슬기 예솔 온유 푸름 한결 빛나 소담 여울".split(
    " ",
  ),
];
const english = [
  ..."Amber Bella Chloe Daniel Eric Flora Grace Henry Ivy Jason Kelly Leo Mina Noah Olivia Peter Quinn Rachel Sean Tina Uma Victor Wendy Yuna Zoe".split(
    " ",
  ),
];

/** The name of the n-th demo person, from 1; the first 500 differ. */
export function demoName(n: number): { kname: string; ename: string } {
  const family = (n * 7) % families.length;
  const first = (n + Math.floor(n / given.length) * 3) % given.length;
  return { kname: `${families[family]}${given[first]}`, ename: `${english[first]} ${familiesEnglish[family]}` };
}
