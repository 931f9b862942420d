import { Button, Group } from "@mantine/core";
import { create } from "zustand";
import { Popup } from "./popup";

interface Question {
  readonly text: string;
  readonly answer: (isSure: boolean) => void;
}

const useQuestion = create<{ readonly question: Question | null }>()(() => ({ question: null }));

/** Asks the person a yes-or-no question; a question that stood open counts as answered no. */
export function ask(text: string): Promise<boolean> {
  useQuestion.getState().question?.answer(false);
  return new Promise((resolve) => {
    const answer = (isSure: boolean) => {
      useQuestion.setState({ question: null });
      resolve(isSure);
    };
    useQuestion.setState({ question: { text, answer } });
  });
}

/** Where questions are asked; once on the page. */
export function Confirm() {
  const { question } = useQuestion();
  if (!question) return null;
  return (
    <Popup onClose={() => question.answer(false)} title="확인" size="xs" zIndex={500}>
      <p>{question.text}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => question.answer(false)}>
          취소
        </Button>
        <Button data-autofocus onClick={() => question.answer(true)}>
          확인
        </Button>
      </Group>
    </Popup>
  );
}
