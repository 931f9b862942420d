import { useState } from "react";
import { codeIn } from "../../locales/code-label";
import type { Dictionary } from "../../locales/ko";
import type { Found, FoundInDocument } from "../../store/library-search";
import type { FoundPlace } from "../provider/use-open-document";
import { MOST_PLACES } from "./use-library-search";

interface FoundPlacesProps extends FoundInDocument {
  readonly dictionary: Dictionary;
  readonly onOpen: (place: FoundPlace) => void;
}

/** So many places of one document are shown at first. */
const FEW = 3;

/** Where sought words stand in one document, each a button that leads there. */
export function FoundPlaces({ found, hasMore, dictionary, onOpen }: FoundPlacesProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const words = dictionary.documents;
  const isWhole = isUnfolded || found.length <= FEW;
  return (
    <>
      <ul className="toulmin-found">
        {(isWhole ? found : found.slice(0, FEW)).map((each) => (
          <li key={`${each.node?.id} ${each.field} ${each.place?.start}`}>
            <button type="button" onClick={() => onOpen(placeOf(each))}>
              <span className="toulmin-found-in">{whereIn(dictionary, each)}</span>{" "}
              <span>
                {each.before}
                <mark>{each.words}</mark>
                {each.after}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <button
          type="button"
          className="toulmin-button toulmin-button-small"
          aria-expanded={false}
          onClick={() => setUnfolded(true)}
        >
          {words.morePlaces} ({found.length - FEW})
        </button>
      )}
      {isWhole && hasMore && <p className="toulmin-documents-count">{words.manyPlaces(MOST_PLACES)}</p>}
    </>
  );
}

/** Where a press leads. */
export function placeOf({ node, place }: Found): FoundPlace {
  return { node: node?.id ?? null, range: place };
}

function whereIn(dictionary: Dictionary, { node, field }: Found): string {
  if (!node || !field) return dictionary.documents.inText;
  return `${codeIn(dictionary, node)} · ${dictionary.attributes[field]}`;
}
