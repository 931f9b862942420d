import "./carried-note.css";
import { useLocation } from "react-router-dom";

/** What the link said that led here: how much of what it counted the reader may open. */
export function CarriedNote() {
  const { state } = useLocation();
  return hasNote(state) && <p className="carried-note">{state.note}</p>;
}

function hasNote(state: unknown): state is { note: string } {
  return typeof state === "object" && state !== null && "note" in state;
}
