import "./main.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { loadFont } from "./loading/font";
import { createRouter } from "./router";

// before the first screen is drawn, and where Mantine is not
const scheme = localStorage.getItem("mantine-color-scheme-value");
if (scheme === "light" || scheme === "dark") document.documentElement.dataset.mantineColorScheme = scheme;

loadFont();

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
);
