/** A page with about the words of a screen, written by hand: as fast as a page can be. */
export const staticPage = `<!doctype html>
<html lang="ko">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>직원번호</title>
<link rel="icon" href="data:,">
<style>body{font:15px/1.5 sans-serif;margin:2rem}table{width:100%;border-collapse:collapse}td{padding:4px;border-bottom:1px solid #ccc}</style>
<main><h1>직원번호</h1><button type="button" onclick="this.textContent='눌렀습니다'">누르기</button>
<table>${Array.from({ length: 30 }, (_, n) => `<tr><td>직원 ${n}</td><td>기업교육본부 ${n % 5}팀</td><td>내선 ${2000 + n}</td></tr>`).join("")}</table></main>
</html>`;
