import { Button, Group } from "@mantine/core";
import type { Question } from "./ask";
import { Popup } from "./popup";

/** A yes-or-no question over the page. */
export function Confirm({ question }: { question: Question }) {
  return (
    <Popup onClose={() => question.answer(false)} title="확인" size="xs" zIndex={500}>
      <p>{question.text}</p>
      <Group justify="flex-end" gap="xs">
        {question.also && (
          <Button variant="default" mr="auto" onClick={question.also.act}>
            {question.also.label}
          </Button>
        )}
        <Button variant="default" data-autofocus={question.isLoss || undefined} onClick={() => question.answer(false)}>
          취소
        </Button>
        <Button
          color={question.isLoss ? "red" : undefined}
          data-autofocus={!question.isLoss || undefined}
          onClick={() => question.answer(true)}
        >
          확인
        </Button>
      </Group>
    </Popup>
  );
}
