import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
import "./main.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { createRouter } from "./router";

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
);
