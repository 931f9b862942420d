import "./popups.css";
import { Button, FileButton } from "@mantine/core";
import { PHOTO_BYTES } from "@portal/definition";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "react-toastify";
import { postForm } from "../../api/client";
import { useHeaderInfo } from "../../api/reads";
import { tell } from "../../api/tell";
import { ask } from "../../controls/dialogs/ask";
import { Popup } from "../../controls/dialogs/popup";
import { useUnsaved } from "../../controls/dialogs/unsaved";
import { useStore } from "../../store";
import { NotificationSwitches } from "../header/notification-switches";
import { Portrait } from "../portrait";
import { DevicesSection } from "./devices-section";
import { PasswordSection } from "./password-section";
import { PhotoCrop } from "./photo-crop";
import { ThemeChoice } from "./theme-choice";

/** What a save sends; a photo goes with empty passwords, a password with an empty photo. */
const nothing = { photoimg: new Blob(), cur_pwd: "", new_pwd: "", new_rpw: "" };

/** The person's own photo and password. */
export function ProfilePopup({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const info = useHeaderInfo();
  const [photo, setPhoto] = useState<File | null>(null);
  useUnsaved(photo !== null, "popup");
  const [hasPassword, setHasPassword] = useState(false);
  /** What was done last: the button for it has the focus again when it comes back. */
  const [done, setDone] = useState<"photo" | "password">();

  /** Saves once the person is sure; says whether it was saved. */
  async function save(change: Partial<typeof nothing>): Promise<boolean> {
    if (!(await ask("저장하시겠습니까?"))) return false;
    try {
      await postForm("/rest/mypims/modProfile", { ...nothing, ...change });
      toast.success("변경하였습니다.");
      void client.invalidateQueries({ queryKey: ["header"] });
      return true;
    } catch (error) {
      tell(error);
      return false;
    }
  }

  function closePhoto() {
    setDone("photo");
    setPhoto(null);
  }

  function choose(file: File | null) {
    const problem = file && problemOf(file);
    if (problem) toast.error(problem);
    else setPhoto(file);
  }

  return (
    <Popup onClose={onClose} title="프로필 관리" size="md">
      <div className="profile">
        {photo ? (
          <PhotoCrop
            key={`${photo.name} ${photo.lastModified}`}
            file={photo}
            onCancel={closePhoto}
            onSave={async (cropped) => (await save({ photoimg: cropped })) && closePhoto()}
          />
        ) : (
          <>
            <Portrait
              idx={useStore.getState().idx_staff}
              kname={info?.kname ?? ""}
              photouri={info?.photouri ?? ""}
              alt={`${info?.kname ?? ""} 사진`}
              size={128}
            />
            <p>
              <b>{info?.kname}</b> {info?.ename}
              <br />
              {info?.office_name} {info?.team_name}
            </p>
            <FileButton accept="image/*" onChange={choose} inputProps={{ "aria-label": "프로필 사진 파일" }}>
              {(props) => (
                <Button variant="default" autoFocus={done === "photo"} {...props}>
                  사진 올리기
                </Button>
              )}
            </FileButton>
          </>
        )}
        {hasPassword ? (
          <PasswordSection
            onCancel={() => {
              setDone("password");
              setHasPassword(false);
            }}
            onSave={save}
          />
        ) : (
          <Button variant="default" autoFocus={done === "password"} onClick={() => setHasPassword(true)}>
            비밀번호 변경
          </Button>
        )}
        <ThemeChoice />
        <details className="profile-choice">
          <summary>받을 알림</summary>
          <NotificationSwitches />
        </details>
        <DevicesSection />
      </div>
    </Popup>
  );
}

/** What is wrong with a photo's file; `null` when nothing is. */
export function problemOf({ type, size }: Pick<File, "type" | "size">): string | null {
  if (!type.startsWith("image/")) return "이미지 파일만 업로드 하실 수 있습니다.";
  return size > PHOTO_BYTES ? "5메가 이상의 파일은 업로드 하실 수 없습니다." : null;
}
