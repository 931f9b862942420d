import "./page.css";
import { routeByName } from "@portal/definition";
import { Suspense, useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { later } from "../../loading/later";
import { isMissingPart, noteMissingPart } from "../../loading/missing-part";

const NotFoundPage = later(async () => (await import("./not-found-page")).NotFoundPage);

/** What is shown when a screen fails. What failed is for the console; the person reads what to do. */
export function ErrorPage() {
  const error = useRouteError();
  const isMissing = isMissingPart(error);
  useEffect(() => {
    if (isMissing) noteMissingPart();
  }, [isMissing]);
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense>
        <NotFoundPage isInside />
      </Suspense>
    );
  }
  return (
    <main className="page">
      <title>문제가 생겼습니다</title>
      <div role="alert">
        <h1>{isMissing ? "화면을 불러오지 못했습니다" : "문제가 생겼습니다"}</h1>
        <p>
          {isMissing
            ? "네트워크가 끊겼거나 새 버전이 나왔습니다. 다시 연결되면 저절로 이어집니다."
            : "화면을 그리는 중에 오류가 났습니다. 새로 고쳐도 같으면 개발본부에 알려 주세요."}
        </p>
      </div>
      <p className="page-actions">
        <button type="button" className="page-button" onClick={() => location.reload()}>
          새로 고침
        </button>
        <a href={routeByName("main")}>메인으로 가기</a>
      </p>
    </main>
  );
}
