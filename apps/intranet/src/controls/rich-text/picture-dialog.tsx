import "./picture-dialog.css";
import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { useSendingHere } from "../../api/use-sending";
import { Popup } from "../dialogs/popup";

/** A picture that is about to stand in a text, or does already. */
export interface ShownPicture {
  /** Where it is seen now. */
  readonly src: string;
  /** The name of its file, for the one who chose it. */
  readonly name: string;
  readonly words: string;
  /** In pixels; 0 until it was seen. */
  readonly width: number;
  readonly height: number;
}

interface PictureDialogProps<Shown extends ShownPicture> {
  title: string;
  /** What the button says. */
  action: string;
  pictures: readonly Shown[];
  /** Refused with a message, the dialog stays as it is. */
  onDone: (pictures: readonly Shown[]) => Promise<void>;
  onClose: () => void;
}

/** Asks what pictures show, for those who do not see them. */
export function PictureDialog<Shown extends ShownPicture>({
  title,
  action,
  pictures,
  onDone,
  onClose,
}: PictureDialogProps<Shown>) {
  const [shown, setShown] = useState(pictures);
  const { isSending, problem, send } = useSendingHere();

  const change = (at: number, facts: Partial<ShownPicture>) =>
    setShown((all) => all.map((one, index) => (index === at ? { ...one, ...facts } : one)));

  const finish = () => send(() => onDone(shown));

  return (
    <Popup title={title} size="md" closeOnClickOutside={false} onClose={onClose}>
      <div className="picture-dialog">
        {shown.map(({ src, name, words }, at) => (
          <div key={src} className="picture-row">
            <img
              src={src}
              alt=""
              onLoad={({ currentTarget }) =>
                change(at, { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
              }
            />
            <TextInput
              size="xs"
              label={shown.length > 1 ? `${at + 1}번째 그림 설명` : "그림 설명"}
              description={name}
              placeholder="예: 본관 3층 배치도"
              maxLength={200}
              {...(at === 0 && { "data-autofocus": true })}
              value={words}
              onChange={({ currentTarget }) => change(at, { words: currentTarget.value })}
              onKeyDown={(event) => {
                if (event.key === "Enter" && !event.nativeEvent.isComposing) void finish();
              }}
            />
          </div>
        ))}
        <p className="picture-note">
          그림을 보지 못하는 사람에게 읽어 주는 말입니다. 꾸미기만 하는 그림이면 비워 둡니다.
        </p>
        {problem && (
          <p role="alert" className="picture-problem">
            {problem}
          </p>
        )}
        <Group justify="flex-end" gap="xs">
          <Button size="xs" variant="default" onClick={onClose}>
            취소
          </Button>
          <Button size="xs" loading={isSending} onClick={() => void finish()}>
            {action}
          </Button>
        </Group>
      </div>
    </Popup>
  );
}
